import type { FlawReport } from "~/domain/documents/flaw";

/** A file beside a page that no browser would be given. */
export function describeUnservedFile(): FlawReport {
  return {
    check: "asset-type",
    severity: "warning",
    message: "files of this kind are not served",
    suggestion: "use an image, audio, video or woff2 font file",
  };
}
