import type { FlawReport } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";

/** A relative link; `target`: the page that it leads to all the same. */
export function describeRelativeLink(
  url: string,
  { locale, target }: { locale: Locale; target: string | null },
): FlawReport {
  return {
    check: "relative-link",
    severity: target === null ? "error" : "warning",
    message: `The link to ${url} is relative; links to pages start with /${locale}/docs/.`,
    suggestion: target,
  };
}
