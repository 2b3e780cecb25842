import { isMap, isScalar, isSeq, type Pair } from "yaml";
import type { FrontMatter } from "../../sources/docs/front-matter";
import { findFrontMatter, parseMap, toKey, toScalar } from "../text/front-matter-text";
import { getLineEnd } from "../text/places";

/**
 * The keys in their order, and the pages that may have them; any other key comes behind them in its
 * own order. The type asks for each key that the compiler reads.
 */
export const FRONT_MATTER_KEYS: Readonly<
  Record<keyof FrontMatter | "original_slug", "all" | "english" | "translations">
> = {
  title: "all",
  "short-title": "all",
  slug: "all",
  "page-type": "english",
  status: "english",
  "browser-compat": "english",
  "spec-urls": "english",
  original_slug: "translations",
  sidebar: "english",
  banners: "all",
  l10n: "translations",
};
const KEY_ORDER: readonly string[] = Object.keys(FRONT_MATTER_KEYS);

/** Keys that the format had once, and that have no meaning now. */
const RETIRED: ReadonlySet<string> = new Set(["tags"]);
/** Lists of one entry that are written as that entry. */
const UNWRAPPED: ReadonlySet<string> = new Set([
  "browser-compat",
  "spec-urls",
  "sidebar",
]);

/** Returns a key's place in the order. */
export function getKeyRank(key: string): number {
  const index = KEY_ORDER.indexOf(key);
  return index === -1 ? KEY_ORDER.length : index;
}

interface Chunk {
  key: string;
  text: string;
}

/**
 * Orders the keys of a file's front matter, drops retired ones, and writes quotes only where
 * YAML needs them. Comments stay above their key. Invalid front matter stays as it is.
 */
export function formatFrontMatter(text: string): string {
  const range = findFrontMatter(text);
  if (!range) return text;
  const yaml = text.slice(range.start, range.end);
  const map = parseMap(yaml);
  if (!map || /[&*]\w/.test(yaml.replace(/"[^"]*"|'[^']*'/g, ""))) return text;
  const lineEnd = getLineEnd(yaml);
  const chunks = listChunks(yaml, map.items, lineEnd);
  if (!chunks) return text;
  const ordered = chunks
    .filter(({ key }) => !RETIRED.has(key))
    .toSorted((one, other) => getKeyRank(one.key) - getKeyRank(other.key));
  const formatted = ordered.map((chunk) => chunk.text).join("");
  return text.slice(0, range.start) + formatted + text.slice(range.end);
}

/** Cuts the YAML into one part for each key; null when keys share a line. */
function listChunks(
  yaml: string,
  pairs: readonly Pair[],
  lineEnd: string,
): Chunk[] | null {
  const chunks: Chunk[] = [];
  let start = 0;
  for (const [index, pair] of pairs.entries()) {
    const next = pairs[index + 1]?.key;
    const nextStart = isScalar(next) ? next.range?.[0] : undefined;
    if (nextStart !== undefined && !/[\r\n]/.test(yaml[nextStart - 1] ?? "")) return null;
    const end = getChunkEnd(yaml, nextStart ?? yaml.length, start);
    const key = toKey(pair);
    if (key === null) return null;
    const part = yaml.slice(start, end);
    const text = /[\r\n]$/.test(part) ? part : part + lineEnd;
    chunks.push({ key, text: formatChunk(text, pair, lineEnd) });
    start = end;
  }
  return chunks;
}

/** Comments directly above a key belong to it. */
function getChunkEnd(yaml: string, next: number, start: number): number {
  const [comments = ""] = /(?:^[ \t]*#[^\n]*\n)*$/m.exec(yaml.slice(start, next)) ?? [];
  return next - comments.length > start ? next - comments.length : next;
}

/** Writes a value of one line anew; anything longer, or with a comment, stays. */
function formatChunk(text: string, pair: Pair, lineEnd: string): string {
  const key = toKey(pair) ?? "";
  const lines = text.trimEnd().split(/\r?\n/);
  const { value } = pair;
  const single = findSingle(key, value);
  const hasComment = /(?:^|\s)#/.test(stripQuoted(text));
  if (hasComment) return text;
  if (single !== null && (lines.length === 1 || isSeq(value)))
    return `${key}: ${toScalar(single, keepQuote(text, single))}${lineEnd}`;
  if (key === "status" && isSeq(value))
    return formatList(key, value.items, lineEnd) ?? text;
  return text;
}

/** YAML reads `:has()` as a text, but an author who quotes a sign in front is right to. */
function keepQuote(text: string, value: string): string | undefined {
  const isQuoted = /^[\w-]+: *["']/.test(text) && !value.includes('"');
  return isQuoted && /^[^\p{L}\p{N}]/u.test(value) ? '"' : undefined;
}

function stripQuoted(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "");
}

/** Returns the only text of a value; null for numbers, lists of several and maps. */
function findSingle(key: string, value: unknown): string | null {
  if (isScalar(value)) return typeof value.value === "string" ? value.value : null;
  if (!isSeq(value) || isMap(value) || !UNWRAPPED.has(key) || value.items.length !== 1)
    return null;
  const [item] = value.items;
  return isScalar(item) && typeof item.value === "string" ? item.value : null;
}

function formatList(
  key: string,
  items: readonly unknown[],
  lineEnd: string,
): string | null {
  const texts = items.flatMap((item) =>
    isScalar(item) && typeof item.value === "string" ? [item.value] : [],
  );
  if (texts.length !== items.length || texts.length === 0) return null;
  const lines = [...new Set(texts)].sort().map((text) => `  - ${toScalar(text)}`);
  return [`${key}:`, ...lines, ""].join(lineEnd);
}
