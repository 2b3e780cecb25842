import type { FlawReport } from "~/domain/documents/flaw";

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

/** A file below `/assets/`, which all content shares. */
export function describeMissingSharedFile(source: string): FlawReport {
  return {
    check: "missing-image",
    severity: "warning",
    message: `The file ${source} is not in the folder of shared files.`,
    suggestion: "put it into ASSETS_ROOT, or into the folder assets of the single pages",
  };
}
