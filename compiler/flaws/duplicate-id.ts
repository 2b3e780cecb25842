import type { FlawReport } from "~/domain/documents/flaw";

/** An id that the writer gave twice; `renamed`: what the second one is now. */
export function describeDuplicateId(id: string, renamed: string): FlawReport {
  return {
    check: "duplicate-id",
    severity: "warning",
    message: `The id "${id}" is taken; this one became "${renamed}".`,
    suggestion: renamed,
  };
}
