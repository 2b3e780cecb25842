import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { joinTitles } from "~/domain/search/titles/join-titles";
import {
  openTitles,
  packTitles,
  type TitleIndex,
} from "~/domain/search/titles/title-index";

export interface OpenTitles {
  index: TitleIndex;
  /** ISO date of the next publication, when the index is outdated; null when none is scheduled. */
  until: string | null;
}

/**
 * Opens the titles of a locale: of the documents, which the compiler has packed, and of the areas'
 * published pages, which are few.
 */
export function openLocaleTitles(
  store: ContentStore,
  { locale, today }: { locale: Locale; today: string },
): OpenTitles {
  const documents = { locale, isArea: false };
  const packed =
    store.readTitleIndex(locale) ?? packTitles(store.listSearchPages(locale), documents);
  const index = openTitles(packed, documents);
  if (locale !== DEFAULT_LOCALE) return { index, until: null };
  const areas = store.listSearchAreas();
  const out = areas.filter(({ outFrom }) => outFrom === null || outFrom <= today);
  const waiting = areas.flatMap(({ outFrom }) =>
    outFrom !== null && outFrom > today ? [outFrom] : [],
  );
  const kind = { locale, isArea: true };
  return {
    index: joinTitles(index, openTitles(packTitles(out, kind), kind)),
    until: waiting.sort()[0] ?? null,
  };
}
