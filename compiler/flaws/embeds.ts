import type { FlawReport } from "~/domain/documents/flaw";

const SAMPLE = { check: "sample", severity: "error" } as const;

/** A live sample that no code belongs to. */
export function describeMissingSample(id: string, suggestion: string | null): FlawReport {
  return {
    ...SAMPLE,
    message: `There is no HTML, CSS or JavaScript for the live sample "${id}": no code block has the word live-sample___${id}, and no section around the call has code.`,
    suggestion,
  };
}

export function describeMissingExample(name: string): FlawReport {
  return {
    ...SAMPLE,
    message: `There is no code for the interactive example "${name}" in its section.`,
    suggestion:
      "write the word interactive-example behind the language of its code blocks",
  };
}

const SIZE = { check: "embed-size", severity: "warning" } as const;

/** A size of a frame that HTML does not have. */
export function describeBadFrameSize(name: string, written: string): FlawReport {
  return {
    ...SIZE,
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
    ...SIZE,
    message: `${written} is no height of interactive examples (${known.join(", ")}) and was left out`,
    suggestion,
  };
}

/** A permission of a frame that the site does not give. */
export function describeBadPermission(
  word: string,
  attribute: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "embed-permission",
    severity: "warning",
    message: `${word} is not accepted for ${attribute} and was left out`,
    suggestion,
  };
}

/** A scrim is shown from its own host only. */
export function describeForeignScrim(address: string, tagName: string): FlawReport {
  return {
    check: "scrim",
    severity: "error",
    message: `The address ${address} of <${tagName}> is not on scrimba.com and was removed.`,
  };
}
