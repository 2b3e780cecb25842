import type { FlawReport } from "~/domain/documents/flaw";

/** A scrim is shown from its own host only. */
export function describeForeignScrim(address: string, tagName: string): FlawReport {
  return {
    check: "scrim",
    severity: "error",
    message: `The address ${address} of <${tagName}> is not on scrimba.com and was removed.`,
  };
}
