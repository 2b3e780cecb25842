import type { FlawReport } from "~/domain/documents/flaw";

/** Why the compiler passes over something below a content root. */
export type SkipReason = "link" | "unreadable" | "folder" | "special";

const CHECK = { check: "unread-file", severity: "error" } as const;

const REASONS: Readonly<Record<SkipReason, string>> = {
  link: "This is a symbolic link, which is not followed: it could lead out of the content.",
  unreadable: "This can't be read by the user that runs the compiler.",
  folder: "This is a folder with the name of a page's file: nothing in it is read.",
  special: "This is neither a file nor a folder.",
};
const REMEDIES: Readonly<Record<SkipReason, string>> = {
  link: "Put a copy in its place.",
  unreadable: "Let that user read it.",
  folder: "Rename the folder.",
  special: "Remove it.",
};

/** Something below a content root that the compiler passes over. */
export function describeSkipped(reason: SkipReason): FlawReport {
  return { ...CHECK, message: REASONS[reason], suggestion: REMEDIES[reason] };
}

/** A file that was listed, and couldn't be opened. `code` is the system's: `EACCES`. */
export function describeUnreadable(code: string): FlawReport {
  return { ...CHECK, message: `The file can't be read (${code}).` };
}

/** Bytes that are no text. 1-based place of the first of them. */
export function describeBadEncoding(place: { line: number; column: number }): FlawReport {
  return {
    check: "encoding",
    severity: "error",
    ...place,
    message: "The file is not valid UTF-8: readers see \uFFFD in place of these bytes.",
    suggestion: "Save the file as UTF-8.",
  };
}
