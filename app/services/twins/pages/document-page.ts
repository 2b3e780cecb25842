import type { ContentStore } from "~/content-store/content-store";
import type { TwinPage } from "./twin-page";

/** Reads a document by its URL in any case, or returns null. */
export function readDocumentPage(url: string, store: ContentStore): TwinPage | null {
  const document = store.findDocument(url)?.document;
  if (!document) return null;
  const { title, titleHTML, mdn_url, locale, modified } = document;
  const { baseline, body, pageType, status, browserCompat } = document;
  return {
    title,
    titleHtml: titleHTML,
    url: mdn_url,
    locale,
    language: locale,
    modified,
    intro: "",
    baseline,
    body,
    facts: { "page-type": pageType, status, "compat-keys": browserCompat },
    lists: [],
  };
}
