import type { Flaw } from "~/domain/documents/flaw";

/** Git failed to report the history: the site works, but its pages have no dates. */
export function reportUnreadableHistory(
  reason: string,
  report: (flaw: Flaw) => void,
): void {
  report({
    check: "history",
    severity: "warning",
    file: ".git",
    line: null,
    column: null,
    message: `git can't report the dates and authors of pages (${reason})`,
    suggestion: reason.includes("dubious ownership")
      ? "name the checkout in git's safe.directory setting"
      : null,
  });
}
