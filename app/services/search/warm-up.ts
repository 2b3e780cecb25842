import { LOCALES, type Locale } from "~/domain/locales/locale";
import type { SearchService } from "./search-service";

/** Lets the first requests of a new server pass, and those that come between two languages. */
const PAUSE_MILLISECONDS = 400;
/** A word of pages in every language. */
const QUERY = "web";

export interface SearchWarmUp {
  /** Opens the languages one after the other, from the first one on. */
  start(): void;
  stop(): void;
}

/**
 * Searches once in each language, so that no reader's query waits for the index of titles or for code that
 * has not run yet. A language takes some 20 ms, between pauses in which requests are answered.
 */
export function createSearchWarmUp(
  { find }: Pick<SearchService, "find">,
  pauseMilliseconds = PAUSE_MILLISECONDS,
): SearchWarmUp {
  let timer: NodeJS.Timeout | null = null;
  function warm(left: readonly Locale[]): void {
    const [locale, ...rest] = left;
    if (locale === undefined) return;
    timer = setTimeout(() => {
      searchOnce(locale);
      warm(rest);
    }, pauseMilliseconds);
    timer.unref();
  }
  function searchOnce(locale: Locale): void {
    try {
      find({ query: QUERY, locale, topic: null, count: 1 });
    } catch {
      // A store that can't be read is reported by the requests that read it.
    }
  }
  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }
  return {
    start() {
      stop();
      warm(LOCALES);
    },
    stop,
  };
}
