import type { FlawReport } from "~/domain/documents/flaw";

/** A data file of the content that can't be read, told where a macro asks for it. */
export function describeBadContentData(message: string): FlawReport {
  return { check: "content-data", message };
}
