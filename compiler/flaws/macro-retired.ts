import type { FlawReport } from "~/domain/documents/flaw";

/** A macro that shows nothing any more, with what to do instead. */
export function describeRetiredMacro(
  message: string,
  suggestion: string | null = null,
): FlawReport {
  return { check: "macro-retired", severity: "warning", message, suggestion };
}

/** Examples on a host that is gone; the suggestion is the call that takes its place. */
export function describeRetiredExample(suggestion: string): FlawReport {
  return describeRetiredMacro(
    "EmbedInteractiveExample shows examples of a host that is gone; examples are now code blocks of the page with the word interactive-example",
    suggestion,
  );
}
