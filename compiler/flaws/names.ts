import type { FlawReport } from "~/domain/documents/flaw";

/** An author's id is taken; `renamed` is its replacement. */
export function describeDuplicateId(id: string, renamed: string): FlawReport {
  return {
    check: "duplicate-id",
    severity: "warning",
    message: `The id "${id}" is taken; this one became "${renamed}".`,
    suggestion: renamed,
  };
}

/** A word of a page's prose is in no dictionary; the suggestion is a word that is like it. */
export function describeUnknownWord(
  word: string,
  suggestion: string | null = null,
): FlawReport {
  return {
    check: "spelling",
    severity: "warning",
    message: `"${word}" is in no word list.`,
    suggestion,
  };
}

/** A heading skips a level, or is above the page's own levels. */
export function describeHeadingLevel(
  heading: string,
  { level, expected }: { level: number; expected: number },
): FlawReport {
  return {
    check: "heading-level",
    severity: "warning",
    message: `The heading "${heading}" has level ${level}, but ${expected} is the next one here.`,
    suggestion: `${"#".repeat(expected)} ${heading}`,
  };
}

/** A heading contains a link, but becomes a link to itself, and links can't be nested. */
export function describeHeadingLink(heading: string): FlawReport {
  return {
    check: "heading-link",
    severity: "warning",
    message: `The heading "${heading}" contains a link, so it can't link to itself.`,
    suggestion: `put the link in the text below and write the heading as "${heading}"`,
  };
}

/** A link contains a heading. */
export function describeLinkedHeading(heading: string): FlawReport {
  return {
    check: "heading-link",
    severity: "warning",
    message: `The heading "${heading}" is inside a link.`,
    suggestion: "put the link below the heading",
  };
}
