import type { FlawReport } from "~/domain/documents/flaw";

/** A link that works, but writes the page's address in another case. */
export function describeIllCasedLink(href: string, suggestion: string): FlawReport {
  return {
    check: "ill-cased-link",
    severity: "warning",
    message: `The link to ${href} has the wrong case.`,
    suggestion,
  };
}
