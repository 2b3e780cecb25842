import type { FlawReport } from "~/domain/documents/flaw";

const CHECK = { check: "embed-size", severity: "warning" } as const;

/** A size of a frame that HTML does not have. */
export function describeBadFrameSize(name: string, written: string): FlawReport {
  return {
    ...CHECK,
    message: `${name} must be a number of pixels or a percentage, not ${written}, and was left out`,
    suggestion: name === "width" ? "100%" : null,
  };
}

/** A height that is none of those that interactive examples have names for. */
export function describeBadExampleHeight(
  written: string,
  { known, suggestion }: { known: readonly string[]; suggestion: string | null },
): FlawReport {
  return {
    ...CHECK,
    message: `${written} is no height of interactive examples (${known.join(", ")}) and was left out`,
    suggestion,
  };
}
