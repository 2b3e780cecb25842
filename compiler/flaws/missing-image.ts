import type { FlawReport } from "~/domain/flaw";

/** A picture or recording that is beside neither the page nor the en-US page. */
export function describeMissingImage(
  source: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "missing-image",
    severity: "warning",
    message: `The file ${source} is neither in the page's folder nor in the en-US page's.`,
    suggestion,
  };
}
