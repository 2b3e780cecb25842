import { LRUCache } from "lru-cache";
import type { ContentStore } from "~/content-store/content-store";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import type { SearchScope } from "./find-pages";
import { readPageText, type PageText } from "./read-text";
import { toIsoDate } from "~/domain/locales/iso-date";
import { createTitleIndex, type TitleIndex } from "./title-index";

export interface SearchScopes {
  /** Returns the scope of a locale; completes its index first. */
  open(locale: Locale): SearchScope;
  /**
   * Builds the indexes of all locales in the background, yielding to requests between steps. Ends
   * early when the store is swapped; the caller then starts it again.
   */
  warmUp(): Promise<void>;
}

/** Texts of the pages that queries find most often. */
const MAX_TEXT_CHARACTERS = 8_000_000;

/** The title indexes of stores with the same names, and the texts of one of them, by id. */
interface Indexes {
  namesVersion: string;
  version: string;
  texts: LRUCache<number, PageText>;
  made: Map<Locale, TitleIndex>;
  begun: Map<Locale, Generator<void, TitleIndex>>;
}

export function createSearchScopes(
  readStore: () => ContentStore,
  now: () => Date = () => new Date(),
): SearchScopes {
  let indexes = createIndexes(readStore());

  function readIndexes(store: ContentStore): Indexes {
    if (store.namesVersion !== indexes.namesVersion) indexes = createIndexes(store);
    if (store.version !== indexes.version) indexes.texts.clear();
    indexes.version = store.version;
    return indexes;
  }

  /** Runs one step of building an index; true when it is complete. */
  function step(store: ContentStore, locale: Locale): boolean {
    const { made, begun } = readIndexes(store);
    if (made.has(locale)) return true;
    const index =
      begun.get(locale) ?? createTitleIndex(store, { locale, today: toIsoDate(now()) });
    // Stored again only while unfinished, because a generator that threw can't continue.
    begun.delete(locale);
    const { done, value } = index.next();
    if (done === true) made.set(locale, value);
    else begun.set(locale, index);
    return done === true;
  }

  return {
    open(locale) {
      const store = readStore();
      const { made } = readIndexes(store);
      let index = made.get(locale);
      if (index && isOutdated(index, toIsoDate(now()))) {
        made.delete(locale);
        index = undefined;
      }
      while (!index) {
        step(store, locale);
        index = readIndexes(store).made.get(locale);
      }
      const { texts } = indexes;
      return { store, locale, index, readText: (id) => findText(store, texts, id) };
    },
    async warmUp() {
      const store = readStore();
      for (const locale of LOCALES)
        while (readStore() === store && !step(store, locale)) await giveWay();
    },
  };
}

function createIndexes({ namesVersion, version }: ContentStore): Indexes {
  const texts = new LRUCache<number, PageText>({
    maxSize: MAX_TEXT_CHARACTERS,
    sizeCalculation: ({ characters }) => Math.max(1, characters),
  });
  return { namesVersion, version, texts, made: new Map(), begun: new Map() };
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
function isOutdated({ until }: TitleIndex, today: string): boolean {
  return until !== null && until <= today;
}

/** Yields to pending I/O. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
