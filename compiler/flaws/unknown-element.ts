import type { FlawReport } from "~/domain/documents/flaw";

/** A word in angle brackets without its backslash. */
export function describeUnknownElement(tag: string): FlawReport {
  return {
    check: "unknown-element",
    severity: "error",
    message: `${tag} is no HTML element and is shown as text.`,
    suggestion: `\\${tag}`,
  };
}
