import { blankCode, blankComments } from "../../core/blank-code";
import { findFrontMatter } from "../text/front-matter-text";

/** An editor asks at each key, and what it asks about is short. */
const LONGEST_CALL = 1_000;
const LONGEST_LINE = 2_000;
const OPENING = /^\uFEFF?---[ \t]*(?:\r\n|\r|\n)/;
const LINE_BREAK = /[\r\n]/;
const NAME = /\{\{[ \t]*([\w-]*)/y;

/** A part of a text, as offsets. */
export interface Span {
  start: number;
  end: number;
}

/** The address of a link or image. */
export interface Target extends Span {
  written: string;
  isImage: boolean;
}

const TARGETS: readonly RegExp[] = [
  /\]\([ \t]*<?((?:[^\s()<>]|\([^\s()]*\))*)/g,
  /\b(?:href|src)[ \t]*=[ \t]*["']([^"']*)/gi,
  /^[ \t]{0,3}\[[^\]]+\]:[ \t]*<?([^\s>]*)/g,
];
const IMAGE_START = /!\[[^[\]]*$/;

/** Finds the address that an offset is in, also an unfinished one; null elsewhere and in code. */
export function findTarget(text: string, offset: number): Target | null {
  const { start, end } = getLine(text, offset);
  if (!/[([=:]/.test(text.slice(start, offset))) return null;
  const line = blankComments(blankCode(text)).slice(start, end);
  for (const pattern of TARGETS)
    for (const match of line.matchAll(pattern)) {
      const [whole, written = ""] = match;
      const at = start + match.index + whole.length - written.length;
      if (offset < at || offset > at + written.length) continue;
      const isImage = /^src/i.test(whole) || IMAGE_START.test(line.slice(0, match.index));
      return { start: at, end: at + written.length, written, isImage };
    }
  return null;
}

/** A macro call that is being written. */
export interface OpenCall {
  name: Span & { written: string };
  /** The text argument at the offset; null while the name is written. */
  argument: (Span & { index: number; quote: string; written: string }) | null;
}

/** Finds the call whose name or text argument an offset is in; null elsewhere. */
export function findOpenCall(text: string, offset: number): OpenCall | null {
  const line = getLine(text, offset);
  const first = Math.max(line.start, offset - LONGEST_CALL);
  const at = text.slice(first, offset).lastIndexOf("{{");
  const start = first + at;
  if (at === -1 || text[start - 1] === "\\") return null;
  NAME.lastIndex = start;
  const match = NAME.exec(text);
  if (!match) return null;
  const [whole, written = ""] = match;
  const end = start + whole.length;
  const name = { start: end - written.length, end, written };
  // Spaces before a name belong to no name yet.
  if (offset < name.start)
    return { name: { start: offset, end: offset, written: "" }, argument: null };
  if (offset <= end) return { name, argument: null };
  const argument = findOpenArgument(text, { start: end, end: offset }, line.end);
  return argument && { name, argument };
}

function findOpenArgument(
  text: string,
  { start, end }: Span,
  lineEnd: number,
): OpenCall["argument"] {
  let quote = "";
  let index = 0;
  let from = start;
  const opening = /^[ \t]*\(/.exec(text.slice(start, end));
  if (!opening) return null;
  for (let at = start + opening[0].length; at < end; at++) {
    const character = text[at] ?? "";
    if (quote !== "") {
      if (character === "\\") at++;
      else if (character === quote) quote = "";
    } else if (character === ")") return null;
    else if (character === ",") index++;
    else if (/["'`]/.test(character)) {
      quote = character;
      from = at + 1;
    }
  }
  if (quote === "") return null;
  const rest = /^[^"'`)},\r\n]*/.exec(text.slice(end, lineEnd))?.[0] ?? "";
  // Text behind an argument that is not closed yet is no part of it.
  const after = text.slice(end + rest.length, lineEnd);
  const isClosed = after.startsWith(quote) && /^[ \t]*[,)]/.test(after.slice(1));
  const span = { start: from, end: isClosed ? end + rest.length : end };
  return { ...span, index, quote, written: text.slice(from, end) };
}

/** A place in front matter: at a key, or at a value of one. */
export type FieldPlace = { key: string | null } & Span;

/** Finds the key or value that an offset is in; null outside of front matter. */
export function findField(text: string, offset: number): FieldPlace | null {
  const yaml = findYaml(text);
  const line = getLine(text, offset);
  if (!yaml || line.start < yaml.start || line.end > yaml.end) return null;
  if (line.end - line.start > LONGEST_LINE) return null;
  const before = text.slice(line.start, offset);
  if (/^[\w-]*$/.test(before))
    return {
      key: null,
      start: line.start,
      end: offset + readWord(text, offset, /^[\w-]*/),
    };
  const [, item] = /^[ \t]*-[ \t]+["']?([^"']*)$/.exec(before) ?? [];
  const [, key, value] = /^([\w-]+):[ \t]+(?:\[(?:.*,)?[ \t]*)?["']?([^"',[\]]*)$/.exec(
    before,
  ) ?? [null, findKeyAbove(text, yaml, line.start), item ?? readNested(before)];
  if (typeof key !== "string" || value === undefined) return null;
  return {
    key,
    start: offset - value.length,
    end: offset + readWord(text, offset, /^[^\s"',[\]]*/),
  };
}

/** The YAML of a text; that of an unfinished front matter ends at the first empty line. */
function findYaml(text: string): Span | null {
  const range = findFrontMatter(text);
  if (range) return range;
  const start = OPENING.exec(text)?.[0].length;
  if (start === undefined) return null;
  const end = /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)/.exec(text.slice(start))?.index;
  return { start, end: end === undefined ? text.length : start + end };
}

function readNested(before: string): string | undefined {
  return /^[ \t]+([\w-]*)$/.exec(before)?.[1];
}

function findKeyAbove(text: string, { start }: Span, lineStart: number): string | null {
  const keys = [...text.slice(start, lineStart).matchAll(/^([\w-]+):/gm)];
  return keys.at(-1)?.[1] ?? null;
}

function readWord(text: string, offset: number, pattern: RegExp): number {
  return pattern.exec(text.slice(offset, offset + LONGEST_CALL))?.[0].length ?? 0;
}

/** Returns the line of an offset, without its end. */
function getLine(text: string, offset: number): Span {
  let start = offset;
  while (start > 0 && !LINE_BREAK.test(text[start - 1] ?? "")) start--;
  let end = offset;
  while (end < text.length && !LINE_BREAK.test(text[end] ?? "")) end++;
  return { start, end };
}
