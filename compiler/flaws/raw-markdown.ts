import type { FlawReport } from "~/domain/documents/flaw";

/** A link or code in Markdown inside raw HTML, where other builders show its signs. */
export function describeRawMarkdown(written: string, html: string): FlawReport {
  return {
    check: "raw-markdown",
    severity: "warning",
    message: `Markdown is not read inside HTML: ${written} is shown as meant here, and as signs elsewhere.`,
    suggestion: html,
  };
}
