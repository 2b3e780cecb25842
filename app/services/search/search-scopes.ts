import type { ContentStore } from "~/content-store/content-store";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import type { SearchScope } from "./find-pages";
import { toIsoDate } from "~/domain/locales/iso-date";
import { createTitleIndex, type TitleIndex } from "./title-index";

export interface SearchScopes {
  /** A locale of the store of this moment, whole, however far its index was made. */
  open(locale: Locale): SearchScope;
  /**
   * Makes the indexes of all locales ahead, step by step, with other work in between. Ends early
   * when another store takes the place of this one: whoever swaps it calls again.
   */
  warmUp(): Promise<void>;
}

/** The title indexes of a store, each made once. */
interface Indexes {
  version: string;
  made: Map<Locale, TitleIndex>;
  begun: Map<Locale, Generator<void, TitleIndex>>;
}

export function createSearchScopes(
  readStore: () => ContentStore,
  now: () => Date = () => new Date(),
): SearchScopes {
  let indexes = createIndexes(readStore().version);

  function readIndexes(store: ContentStore): Indexes {
    if (store.version !== indexes.version) indexes = createIndexes(store.version);
    return indexes;
  }

  /** One step further; true when there is nothing left to make. */
  function step(store: ContentStore, locale: Locale): boolean {
    const { made, begun } = readIndexes(store);
    if (made.has(locale)) return true;
    const index =
      begun.get(locale) ?? createTitleIndex(store, { locale, today: toIsoDate(now()) });
    // Kept only while it can go on: a generator that has thrown is done, and has no index.
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
      return { store, locale, index };
    },
    async warmUp() {
      const store = readStore();
      for (const locale of LOCALES)
        while (readStore() === store && !step(store, locale)) await giveWay();
    },
  };
}

function createIndexes(version: string): Indexes {
  return { version, made: new Map(), begun: new Map() };
}

/** True from the day on that a page comes out which the index doesn't have. */
function isOutdated({ until }: TitleIndex, today: string): boolean {
  return until !== null && until <= today;
}

/** Lets everything go first that waits for this process. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
