import type { FlawReport } from "~/domain/documents/flaw";

const CHECK = { check: "cut-content", severity: "error" } as const;

/** Lists or quotes in each other, deeper than Markdown is read. */
export function describeCutNesting(): FlawReport {
  return {
    ...CHECK,
    message: "Lists or quotes are nested too deeply here: what is inside is not shown.",
    suggestion: "Nest fewer of them in each other.",
  };
}

/** Elements in each other, deeper than the compiler can go. */
export function describeDeepNesting(): FlawReport {
  return {
    ...CHECK,
    message: "The page nests too much in each other to be compiled: it is shown empty.",
    suggestion: "Nest fewer elements, lists or quotes in each other.",
  };
}

/** A tag, comment or element of plain text that is not closed: the rest of the page is gone. */
export function describeSwallowedRest(): FlawReport {
  return {
    ...CHECK,
    message: "What is opened here is never closed: the rest of the page is not shown.",
    suggestion: "Close the tag, its quotation mark, or the comment.",
  };
}
