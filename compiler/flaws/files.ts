import { LOCALES } from "~/domain/locales/locale";
import type { FlawReport } from "~/domain/documents/flaw";
import type { SourceFlawReport } from "./source-checks";

/** An image or recording is beside neither the page nor the en-US page. */
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

/** An image's file is beside the page, but addresses of files are in lower case. */
export function describeCapitalFile(source: string, name: string): FlawReport {
  return {
    check: "file-name",
    severity: "warning",
    message: `The file ${source} is not shown, because its name ${name} has capital letters.`,
    suggestion: `rename the file to ${name.toLowerCase()}`,
  };
}

/** An image is on another host, which the pages' security policy refuses. */
export function describeExternalImage(source: string): FlawReport {
  return {
    check: "external-image",
    severity: "warning",
    message: `The image ${source} is on another host.`,
  };
}

/** An image of the page is named by more than its name, or in another case. */
export function describeImagePath(source: string, suggestion: string): FlawReport {
  return {
    check: "image-path",
    severity: "warning",
    message: `The path ${source} is not that of a file beside the page, relative and in lower case.`,
    suggestion,
  };
}

/** A file below `/assets/`, the folder of shared files, does not exist. */
export function describeMissingSharedFile(source: string): FlawReport {
  return {
    check: "missing-image",
    severity: "warning",
    message: `The file ${source} is not in the folder of shared files.`,
    suggestion: "put it into ASSETS_ROOT, or into the folder assets of the single pages",
  };
}

/** A file beside a page has a type that is not served. */
export function describeUnservedFile(): SourceFlawReport {
  return {
    check: "asset-type",
    severity: "warning",
    message: "files of this kind are not served",
    suggestion: "use an image, audio, video or woff2 font file",
  };
}

/** A file beside a page is larger than the store takes. */
export function describeLargeFile(): SourceFlawReport {
  return {
    ...UNREAD,
    message: "This is larger than 1 GB and is not served.",
    suggestion: "Put a smaller file in its place.",
  };
}

/** A file lies in no page's folder, or is a page under another name than `index.md`. */
export function describeLooseFile(): SourceFlawReport {
  return {
    check: "loose-file",
    severity: "warning",
    message: "This file belongs to no page and is not served.",
    suggestion: "name a page's file index.md, and put other files into the page's folder",
  };
}

/** A folder of a content root holds pages, but in no language of the site. */
export function describeStrayFolder(name: string): SourceFlawReport {
  return {
    check: "loose-file",
    severity: "warning",
    message: `The pages of the folder ${name} are left out: its name is that of no language of this site.`,
    suggestion: `use one of ${LOCALES.map((locale) => locale.toLowerCase()).join(", ")}`,
  };
}

/** Reasons for skipping an entry below a content root. */
export type SkipReason = "link" | "unreadable" | "folder" | "special";

const UNREAD = { check: "unread-file", severity: "error" } as const;

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

/** An entry below a content root is skipped. */
export function describeSkipped(reason: SkipReason): SourceFlawReport {
  return { ...UNREAD, message: REASONS[reason], suggestion: REMEDIES[reason] };
}

/** A listed file could not be opened; `code` is the system's, such as `EACCES`. */
export function describeUnreadable(code: string): SourceFlawReport {
  return { ...UNREAD, message: `The file can't be read (${code}).` };
}

/** A data file of the content is ignored, because it is no JSON. */
export function describeBadJson(
  reason: string,
  place: { line: number | null; column: number | null },
): SourceFlawReport {
  return {
    check: "data-file",
    severity: "error",
    ...place,
    message: `This is not valid JSON and is ignored: ${reason.replace(/\s+/g, " ")}`,
  };
}

/** A file is not valid UTF-8. The place of the first bad byte is 1-based. */
export function describeBadEncoding(place: { line: number; column: number }): FlawReport {
  return {
    check: "encoding",
    severity: "error",
    ...place,
    message: "The file is not valid UTF-8: readers see \uFFFD in place of these bytes.",
    suggestion: "Save the file as UTF-8.",
  };
}

/** Git failed to report the history: the site works, but its pages have no dates. */
export function describeUnreadableHistory(reason: string): SourceFlawReport {
  return {
    check: "history",
    severity: "warning",
    message: `git can't report the dates and authors of pages (${reason})`,
    suggestion: reason.includes("dubious ownership")
      ? "name the checkout in git's safe.directory setting"
      : null,
  };
}
