import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { toPageTitle } from "./describe-page";
import type { SiteFacts } from "./read-site";

/**
 * Head of a missing or failed page. The body of a thrown response may have the `title` of its screen, or, for
 * an area with a name of its own, the `pageTitle`: the whole text of the title element.
 */
export function describeFailure(error: unknown, site: SiteFacts): MetaDescriptor[] {
  const title =
    readText(error, "pageTitle") ?? toPageTitle(readTitle(error, site), site.siteName);
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

/** Title of the response, or of the screen that shows the error. */
function readTitle(error: unknown, { failureTitles }: SiteFacts): string {
  if (!isRouteErrorResponse(error)) return failureTitles?.error ?? "Error";
  const { status } = error;
  return (
    readText(error, "title") ??
    (status === 404 ? failureTitles?.missing : failureTitles?.response) ??
    String(status)
  );
}

function readText(error: unknown, name: "title" | "pageTitle"): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const body: unknown = error.data;
  const isNamed = typeof body === "object" && body !== null && name in body;
  const value: unknown = isNamed ? Reflect.get(body, name) : null;
  return typeof value === "string" ? value : null;
}
