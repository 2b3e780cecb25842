import type { FlawReport } from "~/domain/documents/flaw";

/** A full address of a page that this site has. */
export function describeAbsoluteLink(url: string, suggestion: string): FlawReport {
  return {
    check: "absolute-link",
    severity: "warning",
    message: `The link to ${url} names the host although the page is part of this site.`,
    suggestion,
  };
}
