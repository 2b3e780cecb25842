import type { FlawReport } from "~/domain/documents/flaw";

/** An id that the writer gave twice; `renamed`: what the second one is now. */
export function describeDuplicateId(id: string, renamed: string): FlawReport {
  return {
    check: "duplicate-id",
    severity: "warning",
    message: `The id "${id}" is taken; this one became "${renamed}".`,
    suggestion: renamed,
  };
}

/** A heading more than one level below the one before it, or above the page's own levels. */
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

/** Headings are links to themselves, and links can't stand in links. */
export function describeHeadingLink(heading: string): FlawReport {
  return {
    check: "heading-link",
    severity: "warning",
    message: `The heading "${heading}" holds a link, so it can't link to itself.`,
    suggestion: `put the link in the text below and write the heading as "${heading}"`,
  };
}

/** A link around a heading. */
export function describeLinkedHeading(heading: string): FlawReport {
  return {
    check: "heading-link",
    severity: "warning",
    message: `The heading "${heading}" stands inside a link.`,
    suggestion: "put the link below the heading",
  };
}
