import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { addPlayControls, type PlayOptions } from "./add-play-controls";
import type { ReaderChoices } from "./documents-service";
import { renderArticle } from "./render-article.server";

export interface StoredBody extends Pick<Document, "body" | "fragments"> {
  /** Path of the page. */
  url: string;
}

export interface BodyOptions extends Partial<ReaderChoices>, PlayOptions {
  locale: Locale;
  translate: ContentText;
}

/** Renders the sections of any stored page as one HTML string, with the data of its tables. */
export function renderBody(
  { body, fragments, url }: StoredBody,
  store: ContentStore,
  { locale, translate, hiddenBrowsers = [], ...play }: BodyOptions,
): string {
  const article = renderArticle(body, {
    ...{ locale, url, fragments, translate, hiddenBrowsers },
    findCompatTable: (query) => store.findCompatTable(query),
    readCompatBrowsers: () => store.readCompatBrowsers(),
    findPageUrl: (path) => findPageUrl(store, locale, path),
  });
  return addPlayControls(article, { ...play, url, locale, translate });
}

/** Returns the URL of the page in the reader's language, else in English. */
function findPageUrl(store: ContentStore, locale: Locale, path: string): string | null {
  return (
    store.findCanonicalUrl(`/${locale}${path}`) ??
    store.findCanonicalUrl(`/${DEFAULT_LOCALE}${path}`)
  );
}
