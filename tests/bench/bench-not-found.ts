import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { createSearchService } from "~/services/search/index.server";
import { createRandom } from "../support/create-random";
import { percentile, round } from "./figures";

const SLUGS = 500;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const HOSTILE_LOOKUPS = 50;
const HOSTILE_CHARACTERS = 400;

/**
 * Misspells slugs of random pages (seeded) by one edit; measures whether the not-found page lists
 * the page first, and how long that takes.
 */
export function benchNotFound(dataDir: string): Record<string, number> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const search = createSearchService({ store: () => store });
  const random = createRandom(11);
  const slugs = store.listDocumentUrls("en-US").map(({ url }) => url.slice(12));
  const known = new Set(slugs.map((slug) => slug.toLowerCase()));
  const list = (slug: string) => search.listNearPages(slug, "en-US");
  list("nothing");
  const times: number[] = [];
  let [right, listed, tried] = [0, 0, 0];
  while (tried < SLUGS) {
    const slug = slugs[Math.floor(random() * slugs.length)] ?? "";
    const wrong = misspell(slug, random);
    if (known.has(wrong.toLowerCase())) continue;
    tried++;
    const started = performance.now();
    const found = list(wrong).map(({ url }) => url.slice(12));
    times.push(performance.now() - started);
    if (found[0] === slug) right++;
    else if (process.env["BENCH_VERBOSE"]) console.log(wrong, slug, found);
    if (found.includes(slug)) listed++;
  }
  const hostile = Array.from({ length: HOSTILE_LOOKUPS }, (_, at) => {
    const unit = ["a/", "web/", "é", slugs[at] ?? "", "api", "/"][at % 6] ?? "";
    const started = performance.now();
    list(unit.repeat(HOSTILE_CHARACTERS).slice(0, HOSTILE_CHARACTERS - (at % 2) * 200));
    return performance.now() - started;
  });
  store.close();
  return {
    "page first, %": (right / tried) * 100,
    "page listed, %": (listed / tried) * 100,
    "look-up, median ms": at(times, 0.5),
    "look-up, 99th percentile ms": at(times, 0.99),
    "look-up of hundreds of characters, longest ms": at(hostile, 1),
  };
}

function misspell(slug: string, random: () => number): string {
  const at = Math.floor(random() * slug.length);
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? "";
  const [head, tail] = [slug.slice(0, at), slug.slice(at)];
  const edits = [
    head + tail.slice(1),
    head + letter + tail,
    head + letter + tail.slice(1),
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
  ];
  return edits[Math.floor(random() * edits.length)] ?? slug;
}

/** To hundredths of a millisecond. */
function at(times: readonly number[], share: number): number {
  return round(percentile(times, share), 2);
}
