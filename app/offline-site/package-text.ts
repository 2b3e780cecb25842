import { LRUCache } from "lru-cache";
import type { ContentStore, TextMatch, TextQuery } from "~/content-store/content-store";
import { segmentPhrase } from "~/content-store/segment-text";
import { LOCALE_ROWS } from "~/domain/locales/locale";
import {
  ROW_KEYS,
  type PackageIndex,
  type SegmentHead,
} from "~/domain/offline/package-format";
import { foldText } from "~/domain/search/fold-text";
import { intersectAll, takeSums, uniteAll, type Occurrences } from "./occurrences";
import type { RowReader } from "./package-rows";
import type { BlockReader } from "./read-blocks";

/** Constants of FTS5's bm25(), and of the server's weights (content-store/full-text). */
const K1 = 1.2;
const B = 0.75;
const TITLE_WEIGHT = 12;
const LEAST_IDF = 1e-6;
const MOST_TERMS = 32;
/** A prefix stands for all words with its beginning, as far as this many chunks. */
const MOST_PREFIX_CHUNKS = 4;
const TITLE_UNIT = 8;
/** Pages of the last words in memory, some 5 MB: titles share the words that most pages have. */
const KEPT_OCCURRENCES = 600_000;

interface TextOptions {
  rows: RowReader;
  /** Value of a record; null when there is none. */
  read: (key: string) => unknown;
  blocks: BlockReader;
}

interface Token {
  text: string;
  isPrefix: boolean;
}

/** The pages of each phrase, and those that match all groups of phrases, or any. */
interface FoundText {
  phrases: readonly Occurrences[];
  places: Uint32Array;
}

/**
 * The full-text search of a package. A phrase is found as all of its words, because the package
 * has no positions of words.
 */
export function openPackageText(
  content: Pick<PackageIndex, "segments">,
  options: TextOptions,
): Pick<ContentStore, "countText" | "listText" | "rateText"> {
  let collection: Collection | null = null;
  let last: { key: string; found: FoundText } | null = null;
  const open = () => (collection ??= readCollection(content.segments, options));
  const kept = new LRUCache<string, Occurrences>({
    maxSize: KEPT_OCCURRENCES,
    sizeCalculation: ({ places }) => places.length + 1,
  });

  /** Keeps a word's pages once all of its chunks are in memory. */
  function getKept(token: Token): Occurrences {
    const key = JSON.stringify([token.text, token.isPrefix]);
    const known = kept.get(key);
    if (known) return known;
    const { found, isWhole } = readToken(open(), token, options);
    if (isWhole) kept.set(key, found);
    return found;
  }

  /** A search asks for the pages of a query and then for their scores, in each round of an answer. */
  function getOnce(query: TextQuery): FoundText {
    const { locale, terms, prefixes, need } = query;
    const key = JSON.stringify([locale, terms, [...(prefixes ?? [])], need]);
    if (last?.key !== key) last = { key, found: find(query) };
    return last.found;
  }

  function find(query: TextQuery): FoundText {
    const known = open();
    const groups = query.terms
      .slice(0, MOST_TERMS)
      .map((alternatives) =>
        alternatives
          .map((phrase) => tokenize(phrase, query))
          .filter((tokens) => tokens.length > 0)
          .map((tokens) => intersectAll(tokens.map(getKept))),
      )
      .filter((phrases) => phrases.length > 0);
    // All words are noted by now. A search goes on with what it has found, and is slowest when that is
    // nothing, because it looks for similar words.
    options.blocks.requireLoaded();
    const unite = (sets: readonly Occurrences[]) => uniteAll(sets, known.sums);
    const united = groups.map(unite);
    const { places } = query.need === "all" ? intersectAll(united) : unite(united);
    return { phrases: groups.flat(), places };
  }

  return {
    countText: (query) => getOnce(query).places.length,
    listText: (query) => toIds(getOnce(query).places, open()),
    rateText(query) {
      const { phrases, places } = getOnce(query);
      return rateAll(places, phrases, open());
    },
  };
}

/** All segments together: each page counts in the latest segment that has it. */
interface Collection {
  segments: { name: string; head: SegmentHead; places: Int32Array }[];
  /** Ids of all pages, by place. */
  ids: readonly number[];
  /** Words of each page, by place; 0 for pages that are not searched. */
  lengths: Float64Array;
  /** Number of searched pages, and their mean number of words. */
  pages: number;
  meanLength: number;
  /** A number for each page, all 0 between uses. */
  sums: Uint32Array;
  /** Memory for the scores of a query, by place. */
  scores: Float64Array;
}

function readCollection(
  names: readonly string[],
  { rows, read }: TextOptions,
): Collection {
  const heads = names.map((name) => ({
    name,
    head: (read(ROW_KEYS.segmentHead(name)) as SegmentHead | null) ?? EMPTY_HEAD,
  }));
  const entries = [
    ...rows.listDocuments().map(({ url, id }) => ({ key: url, id })),
    ...rows.listAreas().map(({ url, id }) => ({ key: ROW_KEYS.area(url), id })),
  ];
  const places = new Map(entries.map(({ key }, place) => [key, place]));
  const lengths = new Float64Array(entries.length);
  const segments = heads.reverse().map(({ name, head }) => {
    const own = Int32Array.from(head.keys, (key) => places.get(key) ?? NO_PLACE);
    // An older segment has other texts of them.
    for (const key of head.keys) places.delete(key);
    own.forEach((place, at) => {
      if (place !== NO_PLACE) lengths[place] = head.lengths[at] ?? 0;
    });
    return { name, head, places: own };
  });
  const pages = lengths.filter((length) => length > 0).length;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    segments,
    lengths,
    pages,
    ids: entries.map(({ id }) => id),
    meanLength: total / Math.max(1, pages),
    sums: new Uint32Array(entries.length),
    scores: new Float64Array(entries.length),
  };
}

const NO_PLACE = -1;
const EMPTY_HEAD: SegmentHead = { keys: [], lengths: [], chunks: [] };

function readToken(
  { segments, sums }: Collection,
  token: Token,
  { rows, blocks }: TextOptions,
): { found: Occurrences; isWhole: boolean } {
  let isWhole = true;
  for (const { name, head, places } of segments) {
    const first = findChunk(head.chunks, token.text);
    const last = token.isPrefix ? first + MOST_PREFIX_CHUNKS : first;
    for (let number = first; number <= last && number < head.chunks.length; number += 1) {
      const row = rows.findRow(ROW_KEYS.segmentChunk(name, number));
      const chunk = row && blocks.readTextLater(row[0], row[1]);
      if (row && chunk === undefined) isWhole = false;
      for (const postings of listPostings(chunk ?? "", token))
        addPostings(sums, postings, places);
    }
  }
  return { found: takeSums(sums), isWhole };
}

/**
 * Finds the postings of a term in the JSON of a `SegmentChunk`, because parsing all terms of a chunk is most
 * of what a search leaves to the garbage collector. Terms are letters and digits, which JSON leaves as they are.
 */
function* listPostings(
  json: string,
  { text, isPrefix }: Token,
): Generator<readonly number[]> {
  const start = isPrefix ? `["${text}` : `["${text}",`;
  for (let at = json.indexOf(start); at !== -1; at = json.indexOf(start, at + 1)) {
    const [from, end] = [json.indexOf(",[", at) + 1, json.indexOf("]]", at) + 1];
    yield JSON.parse(json.slice(from, end)) as readonly number[];
  }
}

/** Number of the last chunk that starts at or before a term. */
function findChunk(firsts: readonly string[], term: string): number {
  let low = 0;
  let high = firsts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (comparePoints(firsts[middle] ?? "", term) <= 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Compares code points, the order of UTF-8 in which the terms were written. */
function comparePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((character, place) => character !== right[place]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

function addPostings(
  sums: Uint32Array,
  postings: readonly number[],
  places: Int32Array,
): void {
  let position = 0;
  for (let at = 0; at < postings.length; at += 2) {
    position += postings[at] ?? 0;
    const place = places[position] ?? NO_PLACE;
    const count = postings[at + 1] ?? 0;
    const weight = (count % TITLE_UNIT) * TITLE_WEIGHT + Math.floor(count / TITLE_UNIT);
    if (place !== NO_PLACE) sums[place] = (sums[place] ?? 0) + weight;
  }
}

function toIds(places: Uint32Array, { ids }: Collection): number[] {
  return Array.from(places, (place) => ids[place] ?? 0);
}

/** Adds up the parts of all phrases, by place; pages without one of them get nothing for it. */
function rateAll(
  places: Uint32Array,
  phrases: readonly Occurrences[],
  { ids, lengths, pages, meanLength, scores }: Collection,
): TextMatch[] {
  scores.fill(0);
  for (const phrase of phrases) {
    const size = phrase.places.length;
    const idf = Math.max(Math.log((pages - size + 0.5) / (size + 0.5)), LEAST_IDF);
    phrase.places.forEach((place, at) => {
      const count = phrase.weights[at] ?? 0;
      const length = lengths[place] || meanLength;
      const share = count + K1 * (1 - B + (B * length) / meanLength);
      scores[place] = (scores[place] ?? 0) + (idf * count * (K1 + 1)) / share;
    });
  }
  return Array.from(places, (place) => ({
    id: ids[place] ?? 0,
    score: scores[place] ?? 0,
  }));
}

/** Splits a phrase like FTS5's `unicode61 remove_diacritics 2`, which leaves the marks of kana: バ is not ハ. */
function tokenize(phrase: string, { locale, prefixes }: TextQuery): Token[] {
  const words = phrase.match(/[\p{L}\p{N}\p{M}]+/gu)?.join(" ");
  if (words === undefined) return [];
  const segmented = LOCALE_ROWS[locale].isCjk === true ? segmentPhrase(words) : null;
  const texts = foldText(segmented?.text ?? words).split(/[^\p{L}\p{N}\p{Co}]+/u);
  const isOpen = segmented?.isPrefix === true || prefixes?.has(phrase) === true;
  const tokens = texts.filter((text) => text !== "");
  return tokens.map((text, at) => ({
    text,
    isPrefix: isOpen && at === tokens.length - 1,
  }));
}
