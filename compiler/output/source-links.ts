import type { DocumentSource } from "~/domain/document";
import type { Locale } from "~/domain/locale";
import type { Page } from "../page";

const CODE_HOST = "https://github.com";
/** Where the public content of each locale is edited; all others share one repository. */
const REPOSITORIES: Readonly<Partial<Record<Locale, string>>> = {
  "en-US": "mdn/content",
  de: "mdn/translated-content-de",
};
const OTHER_LOCALES = "mdn/translated-content";

/** Where a page's source lies on the code host; `commit` is its newest one, if known. */
export function toSource(page: Page, commit: string | null): DocumentSource {
  const repository = `${CODE_HOST}/${REPOSITORIES[page.locale] ?? OTHER_LOCALES}`;
  return {
    folder: page.path.slice(0, page.path.lastIndexOf("/")),
    filename: page.path.slice(page.path.lastIndexOf("/") + 1),
    github_url: `${repository}/blob/main/files/${page.path}`,
    last_commit_url: commit === null ? null : `${repository}/commit/${commit}`,
  };
}
