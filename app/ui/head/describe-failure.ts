import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { toPageTitle } from "./describe-page";
import type { SiteFacts } from "./read-site";

/** Head of a missing or failed page. */
export function describeFailure(error: unknown, site: SiteFacts): MetaDescriptor[] {
  const title = toPageTitle(readTitle(error, site), site.siteName);
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

/** Title of the response, or of the screen that shows the error. */
function readTitle(error: unknown, { failureTitles }: SiteFacts): string {
  if (!isRouteErrorResponse(error)) return failureTitles?.error ?? "Error";
  const { status } = error;
  const body: unknown = error.data;
  if (typeof body === "object" && body !== null && "title" in body)
    return String(body.title);
  return (
    (status === 404 ? failureTitles?.missing : failureTitles?.response) ?? String(status)
  );
}
