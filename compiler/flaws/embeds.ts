import type { FlawReport } from "~/domain/documents/flaw";

const SAMPLE = { check: "sample", severity: "error" } as const;

/** A live sample has no code. */
export function describeMissingSample(id: string, suggestion: string | null): FlawReport {
  return {
    ...SAMPLE,
    message: `There is no HTML, CSS or JavaScript for the live sample "${id}": no code block has the word live-sample___${id}, and no section around the call has code.`,
    suggestion,
  };
}

/** The samples of a page have more code in sum than is stored. */
export function describeFullPage(id: string, mostCode: number): FlawReport {
  return {
    ...SAMPLE,
    message: `The live sample "${id}" was left out, because the samples of a page may have ${mostCode} characters of code in sum: code without the word live-sample___ belongs to every sample below its heading.`,
    suggestion: `mark the code of the sample with the word live-sample___${id}`,
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

/** A frame's size is not valid in HTML. */
export function describeBadFrameSize(name: string, written: string): FlawReport {
  return {
    ...SIZE,
    message: `${name} must be a number of pixels or a percentage, not ${written}, and was left out`,
    suggestion: name === "width" ? "100%" : null,
  };
}

/** A height is not one of the names for interactive examples. */
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

/** A frame asks for a permission that the site does not grant. */
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

/** A scrim's address is on another host. */
export function describeForeignScrim(address: string, tagName: string): FlawReport {
  return {
    check: "scrim",
    severity: "error",
    message: `The address ${address} of <${tagName}> is not on scrimba.com and was removed.`,
  };
}
