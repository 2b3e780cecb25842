import { LRUCache } from "lru-cache";
import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { toIsoDate } from "~/domain/locales/iso-date";
import type { SearchScope } from "./search-pages";
import { openLocaleTitles, type OpenTitles } from "./open-titles";
import type { OrderedResults } from "./order-pages";
import { readPageText, type PageText } from "./read-text";

/** Texts of the pages that queries find most often: of some 3,500, about twenty megabytes. */
const KEPT_CHARACTERS = 20_000_000;
/** Words whose pages are counted; most queries share words. */
const KEPT_COUNTS = 3_000;
/** Pages of words that many have: eight megabytes, more than the words of one language take. */
const KEPT_IDS = 2_000_000;
/**
 * Queries whose results are kept, about a megabyte: the frequent ones are short words, which find most
 * and cost most, and each page of results and each topic asks for the same.
 */
const KEPT_RESULTS = 300;

/** The title indexes of stores with the same names, and the texts of one of them, by id. */
interface Indexes {
  namesVersion: string;
  version: string;
  texts: LRUCache<number, PageText>;
  titles: Map<Locale, OpenTitles>;
  results: LRUCache<string, OrderedResults>;
  /** Numbers of pages by locale and forms of a word. */
  counts: LRUCache<string, number>;
  /** The pages of words that many have, as their ids. */
  lists: LRUCache<string, Uint32Array>;
}

export interface SearchScopes {
  /** Opens the scope of a locale in the current store. */
  open: (locale: Locale) => SearchScope;
  /** Ordered results of the last queries, by query, topic, order and locales. */
  readResults: () => LRUCache<string, OrderedResults>;
}

export interface ScopeOptions {
  /** Current date, which decides which posts are published. */
  now?: (() => Date) | undefined;
  /** Size of the texts that are kept, in characters. */
  keptCharacters?: number | undefined;
}

/** Keeps the title indexes, texts and results of the current store. */
export function createSearchScopes(
  readStore: () => ContentStore,
  { now = () => new Date(), keptCharacters = KEPT_CHARACTERS }: ScopeOptions = {},
): SearchScopes {
  let indexes = createIndexes(readStore(), keptCharacters);

  function readIndexes(store: ContentStore): Indexes {
    if (store.namesVersion !== indexes.namesVersion)
      indexes = createIndexes(store, keptCharacters);
    if (store.version !== indexes.version) {
      indexes.texts.clear();
      indexes.results.clear();
      indexes.counts.clear();
      indexes.lists.clear();
      indexes.version = store.version;
    }
    return indexes;
  }

  function open(locale: Locale): SearchScope {
    const store = readStore();
    const { titles, texts, results, counts, lists } = readIndexes(store);
    const today = toIsoDate(now());
    let opened = titles.get(locale);
    if (!opened || isOutdated(opened, today)) {
      opened = openLocaleTitles(store, { locale, today });
      titles.set(locale, opened);
      results.clear();
    }
    const { index } = opened;
    const readText = (id: number) => findText(store, texts, id);
    const toQuery = (forms: readonly string[]) =>
      ({ locale, terms: [forms], need: "all" }) as const;
    const countTerm = (forms: readonly string[]) =>
      getOrRead(counts, { locale, forms }, () => store.countText(toQuery(forms)));
    // The full-text table lists ids in ascending order.
    const listTerm = (forms: readonly string[]) =>
      getOrRead(lists, { locale, forms }, () =>
        Uint32Array.from(store.listText(toQuery(forms))),
      );
    return { store, locale, index, readText, countTerm, listTerm };
  }

  return { open, readResults: () => readIndexes(readStore()).results };
}

function createIndexes(
  { namesVersion, version }: ContentStore,
  keptCharacters: number,
): Indexes {
  const texts = new LRUCache<number, PageText>({
    maxSize: keptCharacters,
    sizeCalculation: ({ characters }) => Math.max(1, characters),
  });
  const results = new LRUCache<string, OrderedResults>({ max: KEPT_RESULTS });
  const counts = new LRUCache<string, number>({ max: KEPT_COUNTS });
  const lists = new LRUCache<string, Uint32Array>({
    maxSize: KEPT_IDS,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return { namesVersion, version, texts, results, counts, lists, titles: new Map() };
}

/** Reads something about a word of a language, unless it is known. */
function getOrRead<Value extends number | Uint32Array>(
  known: LRUCache<string, Value>,
  word: { locale: Locale; forms: readonly string[] },
  read: () => Value,
): Value {
  const key = JSON.stringify([word.locale, word.forms]);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const value = read();
  known.set(key, value);
  return value;
}

function findText(
  store: ContentStore,
  texts: LRUCache<number, PageText>,
  id: number,
): PageText | null {
  const known = texts.get(id);
  if (known) return known;
  const page = store.readSearchedPage(id);
  const text = page && readPageText(page);
  if (text) texts.set(id, text);
  return text;
}

/** Tells whether a page has been published since the index was built. */
function isOutdated({ until }: OpenTitles, today: string): boolean {
  return until !== null && until <= today;
}
