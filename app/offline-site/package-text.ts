import { LRUCache } from "lru-cache";
import type { ContentStore, TextMatch, TextQuery } from "~/content-store/content-store";
import { segmentPhrase } from "~/content-store/segment-text";
import { LOCALE_ROWS } from "~/domain/locales/locale";
import {
  ROW_KEYS,
  type PackageIndex,
  type SegmentChunk,
  type SegmentHead,
} from "~/domain/offline/package-format";
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
/** Pages of the last words in memory, some 12 MB: titles share the words that most pages have. */
const KEPT_OCCURRENCES = 300_000;

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

/** Weighted occurrences by page id. */
type Occurrences = ReadonlyMap<number, number>;

/** The pages of each phrase, and those that match all groups of phrases, or any. */
interface FoundText {
  phrases: readonly Occurrences[];
  ids: number[];
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
    sizeCalculation: ({ size }) => size + 1,
  });

  /** Keeps a word's pages once all of its chunks are in memory. */
  function findKept(token: Token): Occurrences {
    const key = JSON.stringify([token.text, token.isPrefix]);
    const known = kept.get(key);
    if (known) return known;
    const { found, isWhole } = findToken(open(), token, options);
    if (isWhole) kept.set(key, found);
    return found;
  }

  /** A search asks for the pages of a query and then for their scores, in each round of an answer. */
  function findOnce(query: TextQuery): FoundText {
    const { locale, terms, prefixes, need } = query;
    const key = JSON.stringify([locale, terms, [...(prefixes ?? [])], need]);
    if (last?.key !== key) last = { key, found: find(query) };
    return last.found;
  }

  function find(query: TextQuery): FoundText {
    open();
    const groups = query.terms
      .slice(0, MOST_TERMS)
      .map((alternatives) =>
        alternatives
          .map((phrase) => tokenize(phrase, query))
          .filter((tokens) => tokens.length > 0)
          .map((tokens) => intersectAll(tokens.map(findKept))),
      )
      .filter((phrases) => phrases.length > 0);
    // All words are noted by now. A search goes on with what it has found, and is slowest when that is
    // nothing, because it looks for similar words.
    options.blocks.requireLoaded();
    const united = groups.map(uniteAll);
    const all = query.need === "all" ? intersectAll(united) : uniteAll(united);
    return { phrases: groups.flat(), ids: [...all.keys()] };
  }

  return {
    countText: (query) => findOnce(query).ids.length,
    listText: (query) => findOnce(query).ids,
    rateText(query) {
      const { phrases, ids } = findOnce(query);
      const known = open();
      return ids.map((id) => rate(id, phrases, known));
    },
  };
}

/** All segments together: each page counts in the latest segment that has it. */
interface Collection {
  segments: { name: string; head: SegmentHead; ids: (number | null)[] }[];
  lengths: ReadonlyMap<number, number>;
  meanLength: number;
}

function readCollection(
  names: readonly string[],
  { rows, read }: TextOptions,
): Collection {
  const heads = names.map((name) => ({
    name,
    head: (read(ROW_KEYS.segmentHead(name)) as SegmentHead | null) ?? EMPTY_HEAD,
  }));
  const idsByKey = new Map([
    ...rows.listDocuments().map(({ url, id }) => [url, id] as const),
    ...rows.listAreas().map(({ url, id }) => [ROW_KEYS.area(url), id] as const),
  ]);
  const seen = new Set<string>();
  const lengths = new Map<number, number>();
  const segments = heads.reverse().map(({ name, head }) => {
    const ids = head.keys.map((key, at) => {
      const id = seen.has(key) ? null : (idsByKey.get(key) ?? null);
      const length = head.lengths[at] ?? 0;
      // Pages that are not searched have no words.
      if (id !== null && length > 0) lengths.set(id, length);
      return id;
    });
    for (const key of head.keys) seen.add(key);
    return { name, head, ids };
  });
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return { segments, lengths, meanLength: total / Math.max(1, lengths.size) };
}

const EMPTY_HEAD: SegmentHead = { keys: [], lengths: [], chunks: [] };

function findToken(
  { segments }: Collection,
  token: Token,
  { rows, blocks }: TextOptions,
): { found: Occurrences; isWhole: boolean } {
  const found = new Map<number, number>();
  let isWhole = true;
  for (const { name, head, ids } of segments) {
    const first = findChunk(head.chunks, token.text);
    const last = token.isPrefix ? first + MOST_PREFIX_CHUNKS : first;
    for (let number = first; number <= last && number < head.chunks.length; number += 1) {
      const row = rows.findRow(ROW_KEYS.segmentChunk(name, number));
      const chunk = row && (blocks.readLater(row[0], row[1]) as SegmentChunk | undefined);
      if (row && !chunk) isWhole = false;
      for (const [term, postings] of chunk ?? [])
        if (term === token.text || (token.isPrefix && term.startsWith(token.text)))
          addPostings(found, postings, ids);
    }
  }
  return { found, isWhole };
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
  found: Map<number, number>,
  postings: readonly number[],
  ids: readonly (number | null)[],
): void {
  let position = 0;
  for (let at = 0; at < postings.length; at += 2) {
    position += postings[at] ?? 0;
    const id = ids[position];
    const count = postings[at + 1] ?? 0;
    const weight = (count % TITLE_UNIT) * TITLE_WEIGHT + Math.floor(count / TITLE_UNIT);
    if (id != null) found.set(id, (found.get(id) ?? 0) + weight);
  }
}

function intersectAll(sets: readonly Occurrences[]): Occurrences {
  const [smallest = NO_PAGES, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return others.reduce(intersect, smallest);
}

const NO_PAGES: Occurrences = new Map();

/** The pages of both, with the smaller number of occurrences. */
function intersect(few: Occurrences, many: Occurrences): Occurrences {
  const both = new Map<number, number>();
  for (const [id, count] of few) {
    const other = many.get(id);
    if (other !== undefined) both.set(id, Math.min(count, other));
  }
  return both;
}

function uniteAll(sets: readonly Occurrences[]): Occurrences {
  const [first = NO_PAGES, ...others] = sets.filter(({ size }) => size > 0);
  if (others.length === 0) return first;
  const all = new Map(first);
  for (const set of others)
    for (const [id, count] of set) all.set(id, (all.get(id) ?? 0) + count);
  return all;
}

function rate(
  id: number,
  phrases: readonly Occurrences[],
  { lengths, meanLength }: Collection,
): TextMatch {
  const length = lengths.get(id) ?? meanLength;
  const pages = lengths.size;
  const score = phrases.reduce((sum, phrase) => {
    const count = phrase.get(id) ?? 0;
    const idf = Math.log((pages - phrase.size + 0.5) / (phrase.size + 0.5));
    const share = count + K1 * (1 - B + (B * length) / meanLength);
    return sum + (Math.max(idf, LEAST_IDF) * count * (K1 + 1)) / share;
  }, 0);
  return { id, score };
}

/** Splits a phrase like FTS5's `unicode61 remove_diacritics 2`. */
function tokenize(phrase: string, { locale, prefixes }: TextQuery): Token[] {
  const words = phrase.match(/[\p{L}\p{N}\p{M}]+/gu)?.join(" ");
  if (words === undefined) return [];
  const segmented = LOCALE_ROWS[locale].isCjk === true ? segmentPhrase(words) : null;
  const texts = fold(segmented?.text ?? words).split(/[^\p{L}\p{N}\p{Co}]+/u);
  const isOpen = segmented?.isPrefix === true || prefixes?.has(phrase) === true;
  const tokens = texts.filter((text) => text !== "");
  return tokens.map((text, at) => ({
    text,
    isPrefix: isOpen && at === tokens.length - 1,
  }));
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
}
