import type { FlawReport } from "~/domain/documents/flaw";

/** A link to a page that neither the locale nor en-US has. */
export function describeBrokenLink(href: string, suggestion: string | null): FlawReport {
  return {
    check: "broken-link",
    severity: "error",
    message: `The link leads to ${href}, which does not exist.`,
    suggestion,
  };
}
