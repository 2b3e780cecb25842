import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { createSearchService } from "~/services/search/index.server";
import type { SearchResults } from "~/services/search/search-service";
import { createRandom } from "../support/create-random";
import { timeCall, toTimes, type CallTime } from "./call-times";
import { round } from "./figures";

const QUERIES = 500;
const WARM_UP_QUERIES = 30;
const FIRST_HITS = 5;
const WRONG_QUERIES = 240;
const SHOWN_WRONG = 3;

/**
 * Searches for titles of random pages (seeded), correct and with two adjacent letters swapped;
 * measures the time and whether the page is found.
 */
export function benchSearch(dataDir: string): Record<string, unknown> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const service = createSearchService({ store: () => store });
  const random = createRandom(7);
  const pages = pickSome(store.listSearchPages("en-US"), QUERIES, random);
  const search = (query: string) =>
    service.search({ query, locales: ["en-US"], sort: "best", page: 1, topic: null });
  const firstStarted = performance.now();
  search("first");
  const firstMilliseconds = performance.now() - firstStarted;
  for (const { title } of pages.slice(0, WARM_UP_QUERIES)) search(title);
  const exact = measure(pages, ({ title }) => title, search);
  const swapped = measure(pages, ({ title }) => swapLetters(title, random), search);
  const wrong = measure(
    pages.filter(({ title }) => /\p{L}{4}/u.test(title)).slice(0, WRONG_QUERIES),
    ({ title }) => replaceLetter(title, random),
    search,
  );
  const twoWords = measure(
    pages.filter(({ title }) => /^[\w-]+ [\w-]+$/.test(title)),
    ({ title }) => title.toLowerCase(),
    search,
  );
  store.close();
  return {
    queries: pages.length,
    "first query of a store, ms": round(firstMilliseconds),
    ...toTimes("title", exact),
    ...toTimes("misspelt title", swapped),
    "title typed, its page first, %": share(exact, ({ title, results }) =>
      sameTitle(results.hits[0]?.title, title),
    ),
    "misspelt, in the first five or suggested, %": share(swapped, ({ title, results }) =>
      [
        ...results.hits.slice(0, FIRST_HITS).map((hit) => hit.title),
        results.suggestion?.text,
      ].some((found) => sameTitle(found, title)),
    ),
    "one wrong letter, in the first three, %": share(wrong, ({ title, results }) =>
      results.hits.slice(0, SHOWN_WRONG).some((hit) => sameTitle(hit.title, title)),
    ),
    "titles of two words": twoWords.length,
    "title of two words, its page first, %": share(twoWords, ({ title, results }) =>
      sameTitle(results.hits[0]?.title, title),
    ),
  };
}

interface Measured extends CallTime {
  title: string;
  query: string;
  results: SearchResults;
}

function measure<Page extends { title: string }>(
  pages: readonly Page[],
  toQuery: (page: Page) => string,
  search: (query: string) => SearchResults,
): Measured[] {
  return pages.map((page) => {
    const query = toQuery(page);
    return { title: page.title, query, ...timeCall(() => search(query)) };
  });
}

/** Swaps two different adjacent letters at a random place. */
function swapLetters(title: string, random: () => number): string {
  const places = Array.from({ length: title.length - 1 }, (_, at) => at).filter(
    (at) => /\p{L}{2}/u.test(title.slice(at, at + 2)) && title[at] !== title[at + 1],
  );
  const at = places[Math.floor(random() * places.length)];
  if (at === undefined) return title;
  return `${title.slice(0, at)}${title[at + 1] ?? ""}${title[at] ?? ""}${title.slice(at + 2)}`;
}

/** Replaces a letter at a random place by another one. */
function replaceLetter(title: string, random: () => number): string {
  const places = [...title.matchAll(/[a-z]/g)].map(({ index }) => index);
  const at = places[Math.floor(random() * places.length)];
  if (at === undefined) return title;
  const letter = "abcdefghijklmnopqrstuvwxyz".replace(title[at] ?? "", "");
  const other = letter[Math.floor(random() * letter.length)] ?? "";
  return title.slice(0, at) + other + title.slice(at + 1);
}

function share(
  measured: readonly Measured[],
  isGood: (each: Measured) => boolean,
): number {
  const bad = measured.filter((each) => !isGood(each));
  if (process.env["BENCH_VERBOSE"])
    for (const { title, query, results } of bad)
      console.log({
        title,
        query,
        found: results.hits.slice(0, 3).map((hit) => hit.title),
      });
  return Math.round(((measured.length - bad.length) / measured.length) * 1000) / 10;
}

function sameTitle(found: string | undefined, title: string): boolean {
  return found?.toLowerCase() === title.toLowerCase();
}

function pickSome<Item>(items: Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}
