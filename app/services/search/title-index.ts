import type { ContentStore, SearchPage } from "~/content-store/content-store";
import { foldText } from "~/domain/fold-text";
import type { Locale } from "~/domain/locale";
import { listPageNames, type NameRank } from "~/domain/page-names";
import { findSearchTopic, type SearchTopic } from "~/domain/search-topics";
import { createCloseNames, type CloseNames } from "./close-names";

/** A page of the index. */
export interface IndexedPage extends SearchPage {
  locale: Locale;
  topic: SearchTopic;
  /** The title, folded in place. */
  folded: string;
  /** The slug, lower-case, with spaces: its words say where the page belongs. */
  place: string;
}

export interface NamedPage {
  page: IndexedPage;
  rank: NameRank;
}

/** All titles and names of a locale, in memory. */
export interface TitleIndex {
  pages: readonly IndexedPage[];
  /** Pages with this text (folded) in title or place. */
  listContaining(text: string): IndexedPage[];
  byId: ReadonlyMap<number, IndexedPage>;
  /** Pages of this name (folded). */
  listNamed(name: string): NamedPage[];
  /** Names close to a misspelt one. */
  closeNames: CloseNames;
  /** In how many titles a word stands. */
  wordCounts: ReadonlyMap<string, number>;
  closeWords: CloseNames;
}

/** How many pages are read at a time: about a millisecond's work. */
const PAGES_PER_STEP = 100;

/**
 * Reads a locale's titles once: some ten thousand take some tenths of a second. Each step is
 * short, so that whoever has time can make the index while requests are answered between.
 */
export function* createTitleIndex(
  store: ContentStore,
  locale: Locale,
): Generator<void, TitleIndex> {
  const found = store.listSearchPages(locale);
  yield;
  const pages: IndexedPage[] = [];
  const names = new Map<string, NamedPage[]>();
  const wordCounts = new Map<string, number>();
  for (const each of found) {
    const page = toIndexed(each, locale);
    pages.push(page);
    addNames(names, page);
    addWords(wordCounts, page);
    if (pages.length % PAGES_PER_STEP === 0) yield;
  }
  const listContaining = createContaining(pages);
  yield;
  const closeNames = createCloseNames([...names.keys()]);
  yield;
  return {
    ...{ pages, listContaining, wordCounts, closeNames },
    byId: new Map(pages.map((page) => [page.id, page])),
    listNamed: (name) => names.get(name) ?? [],
    closeWords: createCloseNames([...wordCounts.keys()]),
  };
}

function toIndexed(page: SearchPage, locale: Locale): IndexedPage {
  return {
    ...page,
    locale,
    topic: findSearchTopic(page.url),
    folded: foldText(page.title),
    place: page.url.slice(`/${locale}/docs/`.length).toLowerCase().replace(/[/_]/g, " "),
  };
}

/** One long string is searched many times quicker than thousands of short ones. */
function createContaining(
  pages: readonly IndexedPage[],
): (text: string) => IndexedPage[] {
  const lines = pages.map(({ folded, place }) => `${folded}\n${place}\n`);
  const all = lines.join("");
  const ends = new Int32Array(lines.length);
  let length = 0;
  for (const [index, line] of lines.entries()) ends[index] = length += line.length;
  return (text) => {
    const found: IndexedPage[] = [];
    let line = 0;
    let at = all.indexOf(text);
    while (at !== -1 && text !== "") {
      while ((ends[line] ?? Infinity) <= at) line += 1;
      const page = pages[line];
      if (page) found.push(page);
      at = all.indexOf(text, ends[line]);
    }
    return found;
  };
}

function addNames(names: Map<string, NamedPage[]>, page: IndexedPage): void {
  const own = new Set<string>();
  for (const { name, rank } of listPageNames(page.title, page.url)) {
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
