import type { Flaw } from "~/domain/documents/flaw";

/** A file of a prebuilt tree can't be read as a page; the other pages are served. */
export function describeBrokenPage(path: string, reason: string): Flaw {
  return {
    check: "prebuilt-page",
    severity: "error",
    file: path,
    line: null,
    column: null,
    message: `the file can't be served: ${reason}`,
    suggestion: null,
  };
}

/** A file of a prebuilt tree is no page, or is a page that this site makes itself. */
export function describePassedOverPage(path: string, reason: string): Flaw {
  return {
    check: "passed-over",
    severity: "warning",
    file: path,
    line: null,
    column: null,
    message: `the file was skipped: ${reason}`,
    suggestion: null,
  };
}
