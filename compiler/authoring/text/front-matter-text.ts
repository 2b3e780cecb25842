import { isMap, isScalar, parseDocument, stringify, type Pair, type YAMLMap } from "yaml";
import { isTooDeep } from "../../sources/docs/read-plain-yaml";
import { getLineEnd } from "./places";

/** The YAML between the two lines `---`, as offsets into the file's text. */
export interface FrontMatterRange {
  start: number;
  end: number;
}

const OPENING = /^\uFEFF?---[ \t]*(?:\r\n|\r|\n)/;
const CLOSING = /(?:\r\n|\r|\n)---[ \t]*(?:\r\n|\r|\n|$)/g;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_END = /\r\n|\r|\n/;

/** Finds the front matter; null when the file does not begin with one. */
export function findFrontMatter(text: string): FrontMatterRange | null {
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) return null;
  const lineEnd = LINE_END.exec(opening)?.[0] ?? "\n";
  CLOSING.lastIndex = opening.length - lineEnd.length;
  const closing = CLOSING.exec(text);
  if (!closing) return null;
  const newline = LINE_END.exec(closing[0])?.[0] ?? "";
  return {
    start: opening.length,
    end: Math.max(opening.length, closing.index + newline.length),
  };
}

/** Returns a key's text, numbers included; null without the key or for a list. */
export function readField(text: string, key: string): string | null {
  return readPlainField(text, key) ?? readAnyField(text, key);
}

/** A plain text that YAML can read in one way only. */
const PLAIN = /^[A-Za-z][\w.@-]*\/[\w/.@-]*$/;

/** A line that the next one does not continue. */
const LINE = /^([^\r\n]*)(?:$|[\r\n]+(?![ \t\r\n]))/;

/** Reads a path without YAML, because commands read the slugs of all pages. */
function readPlainField(text: string, key: string): string | null {
  const found = findPlainValue(text, key);
  return found && text.slice(found.start, found.end);
}

function findPlainValue(text: string, key: string): FrontMatterRange | null {
  const range = findFrontMatter(text);
  if (!range) return null;
  const yaml = text.slice(range.start, range.end);
  const start = yaml.startsWith(`${key}: `) ? 0 : yaml.indexOf(`\n${key}: `) + 1;
  if (!yaml.startsWith(`${key}: `, start)) return null;
  const from = start + key.length + 2;
  const [, line = ""] = LINE.exec(yaml.slice(from)) ?? [];
  const value = line.trim();
  if (!PLAIN.test(value)) return null;
  const at = range.start + from + line.indexOf(value);
  return { start: at, end: at + value.length };
}

function readAnyField(text: string, key: string): string | null {
  const found = findPair(text, key);
  const value: unknown = found?.pair.value;
  if (!isScalar(value) || value.value === null) return null;
  return value.source ?? JSON.stringify(value.value);
}

/**
 * Sets a text value and leaves every other byte as it is: line ends, quotes, comments and the
 * other keys. A new key goes below `after`, else to the end. Returns the text unchanged when
 * its front matter is missing, or no YAML and the key has no plain path.
 */
export function setField(
  text: string,
  key: string,
  value: string,
  after?: string,
): string {
  const range = findFrontMatter(text);
  if (!range) return text;
  // As it is read: a slug can be moved beside a line that is no YAML.
  const plain = findPlainValue(text, key);
  if (plain) return text.slice(0, plain.start) + toScalar(value) + text.slice(plain.end);
  const yaml = text.slice(range.start, range.end);
  if (yaml.trim() !== "" && parseMap(yaml) === null) return text;
  const found = findPair(text, key);
  if (!found) return insertField(text, range, `${key}: ${toScalar(value)}`, after);
  const node = found.pair.value;
  if (!isScalar(node) || !node.range) return text;
  const start = range.start + node.range[0];
  const end = range.start + node.range[1];
  const written = text.slice(start, end);
  // A key without a value needs the space after its colon.
  const gap = written === "" && text[start - 1] === ":" ? " " : "";
  return text.slice(0, start) + gap + toScalar(value, written[0]) + text.slice(end);
}

function insertField(
  text: string,
  range: FrontMatterRange,
  line: string,
  after?: string,
): string {
  const lineEnd = getLineEnd(text.slice(0, range.end));
  const above = after === undefined ? null : findPair(text, after);
  const at = above === null ? range.end : getEndOfPair(text, range, above);
  return text.slice(0, at) + line + lineEnd + text.slice(at);
}

function getEndOfPair(
  text: string,
  range: FrontMatterRange,
  { next }: FoundPair,
): number {
  return next === null ? range.end : range.start + next;
}

interface FoundPair {
  pair: Pair;
  /** Offset of the next key in the YAML; null for the last one. */
  next: number | null;
}

function findPair(text: string, key: string): FoundPair | null {
  const range = findFrontMatter(text);
  if (!range) return null;
  const map = parseMap(text.slice(range.start, range.end));
  if (!map) return null;
  const index = map.items.findIndex((pair) => toKey(pair) === key);
  const pair = map.items[index];
  if (!pair) return null;
  const next = map.items[index + 1]?.key;
  return { pair, next: isScalar(next) ? (next.range?.[0] ?? null) : null };
}

/** Parses YAML whose top is a map; null for anything else and for broken YAML. */
export function parseMap(yaml: string): YAMLMap | null {
  if (isTooDeep(yaml)) return null;
  const document = parseDocument(yaml, { logLevel: "silent" });
  return document.errors.length === 0 && isMap(document.contents)
    ? document.contents
    : null;
}

export function toKey({ key }: Pair): string | null {
  return isScalar(key) ? String(key.value) : null;
}

/** Writes a scalar in the quotes that stood there, else in quotes only where YAML needs them. */
export function toScalar(value: string, quote?: string): string {
  // Unquoted, a text over several lines would need the indentation of its place.
  if (quote === '"' || LINE_BREAK.test(value)) return JSON.stringify(value);
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`;
  return stringify(value, { lineWidth: 0 }).trimEnd();
}
