import type { DocumentSource } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { Page } from "../core/page";

const CODE_HOST = "https://github.com";
/** Public repositories by locale; all other locales share one. */
const REPOSITORIES: Readonly<Partial<Record<Locale, string>>> = {
  "en-US": "mdn/content",
  de: "mdn/translated-content-de",
};
const OTHER_LOCALES = "mdn/translated-content";

export interface SourceFacts {
  /** True when the roots are checkouts of the public repositories. */
  isPublic: boolean;
  /** The newest commit that touched the page; null when unknown. */
  commit: string | null;
}

/**
 * Describes where a page's source lies, and its links on the code host: null for a generated page,
 * which no repository has.
 */
export function toSource(
  page: Pick<Page, "generatedFrom" | "locale" | "path">,
  { isPublic, commit }: SourceFacts,
): DocumentSource {
  const repository = toRepository(page.locale).url;
  const isThere = isPublic && page.generatedFrom === null;
  return {
    folder: page.path.slice(0, page.path.lastIndexOf("/")),
    filename: page.path.slice(page.path.lastIndexOf("/") + 1),
    github_url: isThere ? `${repository}/blob/main/files/${page.path}` : null,
    last_commit_url: isThere && commit !== null ? `${repository}/commit/${commit}` : null,
  };
}

/** Returns the public repository that holds a locale's pages. */
export function toRepository(locale: Locale): { name: string; url: string } {
  const name = REPOSITORIES[locale] ?? OTHER_LOCALES;
  return { name, url: `${CODE_HOST}/${name}` };
}
