import type { FlawReport } from "~/domain/documents/flaw";

const CHECK = { check: "sample", severity: "error" } as const;

/** A live sample that no code belongs to. */
export function describeMissingSample(id: string, suggestion: string | null): FlawReport {
  return {
    ...CHECK,
    message: `There is no HTML, CSS or JavaScript for the live sample "${id}": no code block has the word live-sample___${id}, and no section around the call has code.`,
    suggestion,
  };
}

export function describeMissingExample(name: string): FlawReport {
  return {
    ...CHECK,
    message: `There is no code for the interactive example "${name}" in its section.`,
    suggestion:
      "write the word interactive-example behind the language of its code blocks",
  };
}
