import type { FlawReport } from "~/domain/documents/flaw";

/** A link that works, but by a detour. */
export function describeRedirectedLink(href: string, suggestion: string): FlawReport {
  return {
    check: "redirected-link",
    severity: "warning",
    message: `The link to ${href} is redirected.`,
    suggestion,
  };
}
