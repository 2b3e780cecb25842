import type { FlawReport } from "~/domain/documents/flaw";

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
