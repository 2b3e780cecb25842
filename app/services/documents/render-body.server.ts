import type { ContentStore } from "~/content-store/content-store";
import { findDocUrl } from "~/domain/compat/find-doc-url";
import type { Document } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { addPlayControls, type PlayOptions } from "./add-play-controls";
import type { FindPageUrl } from "./compat/context";
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
    locale,
    url,
    fragments,
    translate,
    hiddenBrowsers,
    findCompatTable: (query) => store.findCompatTable(query),
    readCompatBrowsers: () => store.readCompatBrowsers(),
    findPageUrl: createPageFinder({ fragments, url }, store, locale),
  });
  return addPlayControls(article, { ...play, url, locale, translate });
}

/** Finds no part of the page itself that the page lacks, as translations and generated pages do. */
function createPageFinder(
  { fragments, url: own }: Omit<StoredBody, "body">,
  store: ContentStore,
  locale: Locale,
): FindPageUrl {
  return (docPath) => {
    const found = findDocUrl(docPath, locale, (url) => store.findCanonicalUrl(url));
    const [page, fragment] = found?.split("#", 2) ?? [];
    const isMissing =
      page === own && fragment !== undefined && !fragments.includes(fragment);
    return isMissing ? null : found;
  };
}
