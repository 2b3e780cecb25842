import type { ContentStore, SearchPage } from "~/content-store/content-store";
import { foldText } from "~/domain/search/fold-text";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { LAST_SLUG_RANK, rankSlug } from "~/domain/search/page-importance";
import { listPageNames, type NameRank } from "~/domain/search/page-names";
import {
  findAreaTopic,
  findSearchTopic,
  type SearchTopic,
} from "~/domain/search/search-topics";
import { createCloseNames, type CloseNames } from "./close-names";
import { createContaining } from "./containing";
import { createNearSlugs, type NearSlugs } from "./near-slugs";

export interface IndexedPage extends SearchPage {
  locale: Locale;
  topic: SearchTopic;
  /** False for a document. */
  isArea: boolean;
  /** The title, folded in place. */
  folded: string;
  /** The slug in lower case with spaces, whose words describe the page's place. */
  place: string;
  /** Lower case; for a page of an area, the path after the locale. */
  slug: string;
  /** Rank of the page type (rankSlug); areas come last. */
  slugRank: number;
}

export interface NamedPage {
  page: IndexedPage;
  rank: NameRank;
}

/** In-memory index of all titles and names of a locale. */
export interface TitleIndex {
  pages: readonly IndexedPage[];
  /** The pages that are documents, in URL order. */
  documents: readonly IndexedPage[];
  /** Lists pages that contain this folded text in title or place. */
  listContaining(text: string): IndexedPage[];
  byId: ReadonlyMap<number, IndexedPage>;
  /** Lists pages with this folded name. */
  listNamed(name: string): NamedPage[];
  /** Approximate look-up of names. */
  closeNames: CloseNames;
  /** Number of titles that contain a word. */
  wordCounts: ReadonlyMap<string, number>;
  closeWords: CloseNames;
  /** Look-up of documents by a misspelt slug. */
  nearSlugs: NearSlugs<IndexedPage>;
  /** ISO date of the next publication, when the index is outdated; null when none is scheduled. */
  until: string | null;
}

/** Pages per step, about a millisecond of work. */
const PAGES_PER_STEP = 100;

/**
 * Builds the index of a locale; 10,000 titles take a few tenths of a second. Yields between steps
 * so that requests are served while the index is built.
 */
export function* createTitleIndex(
  store: ContentStore,
  { locale, today }: { locale: Locale; today: string },
): Generator<void, TitleIndex> {
  const documents = store.listSearchPages(locale);
  const areas = locale === DEFAULT_LOCALE ? store.listSearchAreas() : [];
  const waiting = areas.flatMap(({ outFrom }) => (isOut(outFrom, today) ? [] : outFrom));
  // Documents first, which breaks ties in their favour.
  const found = [...documents, ...areas.filter((area) => isOut(area.outFrom, today))];
  yield;
  const pages: IndexedPage[] = [];
  const names = new Map<string, NamedPage[]>();
  const wordCounts = new Map<string, number>();
  const containing = createContaining<IndexedPage>();
  for (const each of found) {
    const page = toIndexed(each, { locale, isArea: pages.length >= documents.length });
    pages.push(page);
    containing.add(page);
    addNames(names, page);
    addWords(wordCounts, page);
    if (pages.length % PAGES_PER_STEP === 0) yield;
  }
  const listContaining = containing.finish();
  yield;
  const closeNames = createCloseNames([...names.keys()]);
  yield;
  const ownDocuments = pages.filter(({ isArea }) => !isArea);
  const nearSlugs = createNearSlugs(ownDocuments);
  yield;
  return {
    ...{
      documents: ownDocuments,
      nearSlugs,
      pages,
      listContaining,
      wordCounts,
      closeNames,
    },
    byId: new Map(pages.map((page) => [page.id, page])),
    listNamed: (name) => names.get(name) ?? [],
    until: waiting.sort()[0] ?? null,
    closeWords: createCloseNames([...wordCounts.keys()]),
  };
}

function isOut(outFrom: string | null, today: string): boolean {
  return outFrom === null || outFrom <= today;
}

/** Lists the fields explicitly, because spreading thousands of rows is several times slower. */
function toIndexed(
  { id, title, url, popularity }: SearchPage,
  { locale, isArea }: Pick<IndexedPage, "locale" | "isArea">,
): IndexedPage {
  const start = isArea ? `/${locale}/` : `/${locale}/docs/`;
  const topic = isArea ? findAreaTopic(url) : findSearchTopic(url);
  const folded = foldText(title);
  const path = url.slice(start.length);
  const slug = path.toLowerCase();
  const slugRank = isArea ? LAST_SLUG_RANK : rankSlug(path);
  const place = slug.replace(/[/_]/g, " ");
  return {
    id,
    title,
    url,
    popularity,
    locale,
    topic,
    isArea,
    folded,
    place,
    slug,
    slugRank,
  };
}

function addNames(names: Map<string, NamedPage[]>, page: IndexedPage): void {
  const own = new Set<string>();
  for (const { name, rank } of listPageNames(page.title, page.url.replace(/\/$/, ""))) {
    const key = foldText(name);
    if (own.has(key)) continue;
    own.add(key);
    const named = names.get(key);
    if (named) named.push({ page, rank });
    else names.set(key, [{ page, rank }]);
  }
}

function addWords(counts: Map<string, number>, { folded }: IndexedPage): void {
  for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
}
