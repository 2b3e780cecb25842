import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { Document } from "~/domain/documents/document";
import { createRandom } from "../support/create-random";

/**
 * Measures whether generated pages are worth opening: BENCH_SEED makes another sample, and
 * BENCH_VERBOSE prints it.
 */
const SEED = Number(process.env["BENCH_SEED"] ?? 20261122);
const SAMPLE = 200;
const GENERATED = "platform-reference";

/** Areas by the beginning of the slug, with the median of words that is asked for. */
const AREAS: readonly (readonly [name: string, prefix: string, least: number])[] = [
  ["JavaScript", "/docs/Web/JavaScript/Reference/", 120],
  ["HTTP", "/docs/Web/HTTP/Reference/", 100],
  ["HTML", "/docs/Web/HTML/Reference/", 150],
  ["WebExtensions", "/docs/Mozilla/Add-ons/WebExtensions/", 60],
];

/**
 * Reads the store in `dataDir`: answers of a random sample of generated pages to four questions,
 * the median of words by area, and the pages under 40 words.
 */
export function benchReferenceWords(dataDir: string): Record<string, unknown> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const documents = store.listDocumentUrls("en-US").flatMap(({ url }) => {
    const document = store.findDocument(url)?.document;
    return document?.source.folder === GENERATED ? [document] : [];
  });
  store.close();
  const sample = pickSample(documents);
  const failing = sample.filter((page) => listMissing(page).length > 0);
  const words = documents.map(countWords);
  const short = documents.filter((_, at) => (words[at] ?? 0) < 40);
  if (process.env["BENCH_VERBOSE"])
    for (const page of sample) console.log(page.mdn_url, listMissing(page).join(", "));
  return {
    "generated pages": documents.length,
    sample: sample.length,
    "sample with all answers": sample.length - failing.length,
    "pages under 40 words": short.length,
    "pages under 40 words, first": short
      .slice(0, 5)
      .map(({ mdn_url }) => mdn_url)
      .join(" "),
    ...Object.fromEntries(
      AREAS.map(([name, prefix, least]) => {
        const counts = documents
          .filter(({ mdn_url }) => mdn_url.includes(prefix))
          .map(countWords)
          .toSorted((a, b) => a - b);
        const median = counts[Math.floor(counts.length / 2)] ?? 0;
        return [`${name}: median words (at least ${least})`, median];
      }),
    ),
  };
}

function pickSample(documents: readonly Document[]): Document[] {
  const sorted = documents.toSorted((a, b) => (a.mdn_url < b.mdn_url ? -1 : 1));
  const random = createRandom(SEED);
  const picked = new Set<Document>();
  while (picked.size < Math.min(SAMPLE, sorted.length)) {
    const page = sorted[Math.floor(random() * sorted.length)];
    if (page) picked.add(page);
  }
  return [...picked];
}

/** Lists the questions that a page leaves open; one that its kind does not have counts as answered. */
function listMissing(page: Document): string[] {
  const titles = page.body.map(({ value }) => (value.title ?? "").toLowerCase());
  const has = (...names: string[]): boolean =>
    titles.some((title) => names.some((name) => title.includes(name)));
  const html = page.body
    .map((part) => (part.type === "prose" ? part.value.content : ""))
    .join("");
  const isCallable =
    /method|function|constructor|command/.test(page.pageType) &&
    !page.pageType.startsWith("css");
  const isListing = /landing|listing|overview|guide|glossary|list/.test(page.pageType);
  return [
    ...(page.summary.split(/\s+/).length >= 8 || isListing ? [] : ["what is it"]),
    ...(isListing ||
    html.includes("<pre") ||
    has("syntax", "type", "values", "constructor", "definition", "features")
      ? []
      : ["how is it called"]),
    ...(!isCallable ||
    has("return value") ||
    /class="deprecated|nonstandard/.test(html) ||
    has("listener", "example")
      ? []
      : ["what comes back"]),
    ...(isListing ||
    page.browserCompat.length === 0 ||
    /upported since|No browser supports/.test(html)
      ? []
      : ["since when"]),
  ];
}

/** Counts the words of a page's own text, without code listings, tables of browsers and the note. */
function countWords(page: Document): number {
  const text = page.body
    .map((part) => (part.type === "prose" ? part.value.content : ""))
    .join(" ")
    .replace(/<p class="generated">.*$/s, "")
    .replace(/<[^>]*>/g, " ");
  return text.split(/\s+/).filter(Boolean).length;
}
