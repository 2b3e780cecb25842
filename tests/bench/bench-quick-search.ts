import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import {
  parseSearchIndex,
  prepareTitles,
  type IndexedTitle,
} from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import { percentile, round } from "./figures";

/** Number of titles of the public site. */
const FULL_SIZE = 14_000;
const TYPED_TITLES = 200;
const RESULTS = 10;
const PREPARATIONS = 20;

/**
 * Measures the browser's work with the quick-search index in Node: preparing it, and searching with
 * every key. Uses the store's index and, if that is smaller, one of the public site's size made
 * from it.
 */
export function benchQuickSearch(
  dataDir: string,
): Record<string, Record<string, number>> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const { json } = store.readSearchIndex("en-US");
  store.close();
  const own = parseSearchIndex(JSON.parse(json));
  const indexes = [own, ...(own.length < FULL_SIZE ? [multiply(own, FULL_SIZE)] : [])];
  return Object.fromEntries(
    indexes.map((entries) => [`${entries.length} titles`, measure(entries)]),
  );
}

/** Repeats the titles, each time with another word in front. */
function multiply(entries: readonly IndexedTitle[], size: number): IndexedTitle[] {
  return Array.from({ length: size }, (_, index) => {
    const { title, url } = entries[index % entries.length] ?? { title: "", url: "/" };
    const round = Math.floor(index / Math.max(1, entries.length));
    return round === 0
      ? { title, url }
      : { title: `Round${round} ${title}`, url: `${url}_${round}` };
  });
}

function measure(entries: readonly IndexedTitle[]): Record<string, number> {
  const json = JSON.stringify(entries);
  const prepared = repeat(PREPARATIONS, () =>
    prepareTitles(parseSearchIndex(JSON.parse(json))),
  );
  const index = prepareTitles(entries);
  const typed = listTyped(entries);
  const keys = typed.map((text) => time(() => searchTitles(index, text, RESULTS)));
  const mistyped = typed
    .filter((_, at) => at % 4 === 0)
    .map((text) => time(() => searchTitles(index, swapLetters(text), RESULTS)));
  return {
    "ready, first ms": round(prepared[0] ?? 0, 2),
    "ready, median ms": at(prepared, 0.5),
    "key, median ms": at(keys, 0.5),
    "key, 99th percentile ms": at(keys, 0.99),
    "mistyped key, median ms": at(mistyped, 0.5),
    "mistyped key, 99th percentile ms": at(mistyped, 0.99),
  };
}

/** Lists all prefixes of titles spread over the index, as if typed. */
function listTyped(entries: readonly IndexedTitle[]): string[] {
  const step = Math.max(1, Math.floor(entries.length / TYPED_TITLES));
  return entries
    .filter((_, index) => index % step === 0)
    .slice(0, TYPED_TITLES)
    .flatMap(({ title }) =>
      Array.from({ length: title.length }, (_, end) => title.slice(0, end + 1)),
    );
}

/** Swaps the two letters in the middle. */
function swapLetters(text: string): string {
  const at = Math.floor(text.length / 2);
  return (
    text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1)
  );
}

function repeat(times: number, run: () => unknown): number[] {
  return Array.from({ length: times }, () => time(run));
}

function time(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** To hundredths of a millisecond. */
function at(times: readonly number[], share: number): number {
  return round(percentile(times, share), 2);
}
