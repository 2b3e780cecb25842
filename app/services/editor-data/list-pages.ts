import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { SearchService } from "../search/index.server";
import type { EntryPlace } from "./describe-entry";

export interface EditorSource extends EntryPlace {
  store: ContentStore;
  locale: Locale;
}

export interface EditorPage {
  /** The page in the locale, else the English one. */
  document: Document;
  /** Names and types come from English, because titles are translated. */
  english: Document;
}

/** Reads the reference pages of a technology one by one. */
export function* listPages(
  prefix: string,
  { store, locale }: EditorSource,
  search: Pick<SearchService, "listDocuments">,
): Generator<EditorPage> {
  const start = docUrl(DEFAULT_LOCALE, prefix);
  const below = search
    .listDocuments(DEFAULT_LOCALE)
    .filter(({ url }) => url.startsWith(start));
  for (const { id, url } of below) {
    const english = store.readDocument(id);
    if (!english || english.browserCompat.length === 0) continue;
    const own = docUrl(locale, url.slice(docUrl(DEFAULT_LOCALE, "").length));
    const translated = locale === DEFAULT_LOCALE ? null : store.findDocument(own);
    yield { english, document: translated?.document ?? english };
  }
}
