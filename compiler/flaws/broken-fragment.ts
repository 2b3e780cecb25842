import type { FlawReport } from "~/domain/documents/flaw";

/** A link to a place of its own page that is not there. */
export function describeBrokenFragment(
  href: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "broken-fragment",
    severity: "warning",
    message: `Nothing on this page has the id that ${href} leads to.`,
    suggestion,
  };
}
