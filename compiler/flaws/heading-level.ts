import type { FlawReport } from "~/domain/documents/flaw";

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
