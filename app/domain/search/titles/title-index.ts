import { foldText } from "../fold-text";
import { listPageNames, type NameRank } from "../page-names";
import { getOrCreate } from "../../text/get-or-create";
import { openColumns, packColumns, type Columns, type NamedColumns } from "./columns";
import { openContaining, packContaining, type ContainingPages } from "./containing";
import {
  openPages,
  packPages,
  toComparedTexts,
  type ComparedTexts,
  type IndexedKind,
  type IndexedPage,
  type TitledPage,
} from "./indexed-pages";
import { openLists, packLists } from "./lists";
import { openNames, packNames, type CloseNames } from "./names";
import { openNearSlugs, packSlugs, type NearSlugs } from "./near-slugs";

export type { IndexedPage };

export interface NamedPage {
  page: IndexedPage;
  rank: NameRank;
}

/** Index of all titles and names of a locale. */
export interface TitleIndex {
  count: number;
  /** Lists the pages that are documents, in URL order. */
  listDocuments(): readonly IndexedPage[];
  /** Finds pages that contain this folded text in title or place, `whole`: as a whole word. */
  findContaining(
    text: string,
    options?: { whole: boolean },
  ): ContainingPages<IndexedPage>;
  findPage(id: number): IndexedPage | undefined;
  /** Lists pages with this folded name. */
  listNamed(name: string): NamedPage[];
  /** Lists the shortest folded names that begin with a text and go on, at most `most`. */
  listBegun(text: string, most: number): string[];
  /** Lists the documents directly below a page; the first thousand pages there are looked at. */
  listBelow(page: IndexedPage): IndexedPage[];
  /** Approximate look-up of names. */
  closeNames: CloseNames;
  /** Returns the number of times that titles contain a word. */
  countWord(word: string): number;
  closeWords: CloseNames;
  /** Look-up of documents by a misspelt slug. */
  nearSlugs: NearSlugs<IndexedPage>;
}

const NAMES = "names";
const NAMED = "names.pages";
const TITLE_WORDS = "title words";
const COUNTS = "title words.counts";

/** A page and the rank of its name share one number. */
const RANKS = 8;

/**
 * Packs the index of these pages, in the order of their URLs, for `openTitles`. The compiler does it, because
 * 10,000 titles take a few tenths of a second.
 */
export function packTitles(pages: readonly TitledPage[], kind: IndexedKind): Uint8Array {
  const texts = pages.map((page) => toComparedTexts(page, kind));
  return packColumns({
    ...packPages(pages),
    ...packContaining(texts),
    ...packPageNames(pages),
    ...packTitleWords(texts),
    ...packSlugs(kind.isArea ? [] : texts.map(({ slug }) => slug)),
  });
}

/** Opens a packed index in a few milliseconds; pages are made when they are first found. */
export function openTitles(bytes: Uint8Array, kind: IndexedKind): TitleIndex {
  const columns = openColumns(bytes);
  const pages = openPages(columns, kind);
  const { countWord, closeWords } = openTitleWords(columns);
  let documents: readonly IndexedPage[] | null = kind.isArea ? [] : null;
  return {
    count: pages.count,
    listDocuments: () => (documents ??= listAll(pages)),
    findContaining: openContaining(columns, pages.read),
    findPage: pages.find,
    listBelow: ({ url }) => pages.listBelow(url),
    ...openPageNames(columns, pages.read),
    countWord,
    closeWords,
    nearSlugs: openLater(() => openNearSlugs(columns, pages.read)),
  };
}

function listAll({ count, read }: ReturnType<typeof openPages>): IndexedPage[] {
  return Array.from({ length: count }, (_, at) => read(at));
}

/** Opens the slugs at the first look-up, because only pages that are missing need them. */
function openLater<Page>(open: () => NearSlugs<Page>): NearSlugs<Page> {
  let opened: NearSlugs<Page> | null = null;
  return { list: (slug) => (opened ??= open()).list(slug) };
}

function packPageNames(pages: readonly TitledPage[]): NamedColumns {
  const names = new Map<string, number[]>();
  for (const [at, { title, url }] of pages.entries())
    for (const { name, rank } of listPageNames(title, url.replace(/\/$/, ""))) {
      const named = getOrCreate(names, foldText(name), (): number[] => []);
      // The first name of a page that folds to this one has its best rank.
      if ((named.at(-1) ?? -1) < at * RANKS) named.push(at * RANKS + rank);
    }
  return {
    ...packNames(NAMES, [...names.keys()]),
    ...packLists(NAMED, [...names.values()]),
  };
}

function openPageNames(
  columns: Columns,
  readPage: (at: number) => IndexedPage,
): Pick<TitleIndex, "listNamed" | "listBegun" | "closeNames"> {
  const names = openNames(columns, NAMES);
  const pages = openLists(columns, NAMED);
  const toNamed = (packed: number): NamedPage => ({
    page: readPage(Math.floor(packed / RANKS)),
    rank: (packed % RANKS) as NameRank,
  });
  return {
    closeNames: names,
    listBegun: names.listBegun,
    listNamed(name) {
      const at = names.find(name);
      return at === null ? [] : Array.from(pages.read(at), toNamed);
    },
  };
}

function packTitleWords(pages: readonly ComparedTexts[]): NamedColumns {
  const counts = new Map<string, number>();
  for (const { folded } of pages)
    for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    ...packNames(TITLE_WORDS, [...counts.keys()]),
    [COUNTS]: Uint32Array.from(counts.values()),
  };
}

function openTitleWords(columns: Columns): Pick<TitleIndex, "countWord" | "closeWords"> {
  const words = openNames(columns, TITLE_WORDS);
  const counts = columns.numbers(COUNTS);
  return {
    closeWords: words,
    countWord(word) {
      const at = words.find(word);
      return at === null ? 0 : (counts[at] ?? 0);
    },
  };
}
