import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";

/** The head of a page that is not there or failed; its title came with the response. */
export function describeFailure(error: unknown): MetaDescriptor[] {
  return [{ title: readTitle(error) }, { name: "robots", content: "noindex, nofollow" }];
}

function readTitle(error: unknown): string {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof body === "object" && body !== null && "title" in body)
    return String(body.title);
  return isRouteErrorResponse(error) ? String(error.status) : "Error";
}
