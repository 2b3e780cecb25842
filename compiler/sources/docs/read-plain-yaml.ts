import { Lexer } from "yaml";

/** Anything else in the text may have a meaning of its own in YAML, such as a tab. */
const UNUSUAL = /[^\n -~\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const FIELD = /^( *)([A-Za-z][\w-]*):(?: +(.+))?$/;
const ITEM = /^( *)- +(.+)$/;
/** A scalar that begins with a letter is no number, and with these signs no other kind of node. */
const PLAIN = /^[\p{L}_$(/][^\n]*$/u;
/** A commit's hash is no number either when it has another letter than that of an exponent. */
const HASH = /^[\da-f]*[a-df][\da-f]*$/;
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/;
/** Matches signs that end a plain scalar, or make it a mapping. */
const ENDS_PLAIN = /: | #|[: ]$/;
const NO_TEXT = /^(?:true|false|null)$/i;

/** Far more than real front matter and sidebars have. */
const MOST_LEVELS = 300;
/** Marks of lists and mappings that one line may begin in one another. */
const BLOCK_MARK = /[?:-][ \t]/g;
const DEEP_INDENT = /^ {300}/m;

/**
 * True for YAML that no parser should get: the library calls itself for each level, and where that fills the
 * stack, V8 may end the whole process instead of throwing, because it can't compile a regular expression there.
 */
export function isTooDeep(yaml: string): boolean {
  const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
  return (
    DEEP_INDENT.test(yaml) ||
    // Many that are closed again are no levels, such as a sidebar of entries in braces.
    (count(yaml, /[[{]/g) > MOST_LEVELS && measureFlow(yaml) > MOST_LEVELS) ||
    yaml.split("\n").some((line) => count(line, BLOCK_MARK) > MOST_LEVELS)
  );
}

/** Returns the levels of brackets and braces, by the library's lexer, which calls itself for none of them. */
function measureFlow(yaml: string): number {
  let level = 0;
  let deepest = 0;
  for (const token of new Lexer().lex(yaml)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++level);
    else if (token === "]" || token === "}") level = Math.max(0, level - 1);
  }
  return deepest;
}

/** Says why isTooDeep is true. */
export const TOO_DEEP = "it is nested too deeply";

type Block = string[] | Record<string, string>;

/**
 * Reads YAML that has only one-line texts, and lists and mappings of them, as nearly all front matter: a
 * tenth of the time of the whole language, which a compile of 140,000 pages spends half a minute on. Null
 * for any other text, also for an invalid one.
 */
export function readPlainYaml(yaml: string): Record<string, string | Block> | null {
  if (UNUSUAL.test(yaml)) return null;
  const fields: Record<string, string | Block> = {};
  const lines = (yaml.endsWith("\n") ? yaml.slice(0, -1) : yaml).split("\n");
  for (let at = 0; at < lines.length; at++) {
    const [, indent, key, written] = FIELD.exec(lines[at] ?? "") ?? [];
    if (key === undefined || indent !== "" || !isNewKey(key, fields)) return null;
    if (written === undefined) {
      const block = readList(lines, at + 1) ?? readMapping(lines, at + 1);
      if (block === null) return null;
      fields[key] = block;
      at += Object.keys(block).length;
      continue;
    }
    const text = readScalar(written);
    if (text === null) return null;
    fields[key] = text;
  }
  return fields;
}

/** Begins a scalar that goes on in other lines, or is no text at all. */
const NO_LINE_OF_TEXT = /^[>|[{&*!%@`#]/;
const QUOTE_AT_END = /^["']|["']$/g;

/**
 * Reads the top-level fields of one line from YAML that has a fault anywhere, the first one of each name. A quote
 * that is never closed counts for nothing.
 */
export function readBrokenYaml(yaml: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of yaml.split("\n")) {
    const [, indent, key, written] = FIELD.exec(line) ?? [];
    if (key === undefined || indent !== "" || !isNewKey(key, fields)) continue;
    const text = written === undefined ? "" : readLineOfText(written.trim());
    if (text !== "") fields[key] = text;
  }
  return fields;
}

function readLineOfText(written: string): string {
  const plain = readScalar(written);
  if (plain !== null) return plain;
  if (NO_LINE_OF_TEXT.test(written)) return "";
  return written.replace(/ #.*/, "").trim().replaceAll(QUOTE_AT_END, "").trim();
}

/** Reads the items from a line on; null when there are none, or one is not plain. */
function readList(lines: readonly string[], from: number): string[] | null {
  const items: string[] = [];
  let indent: string | null = null;
  for (let at = from; at < lines.length; at++) {
    const [, spaces, written] = ITEM.exec(lines[at] ?? "") ?? [];
    if (spaces === undefined || written === undefined) break;
    const item = readScalar(written);
    if (item === null || spaces !== (indent ??= spaces)) return null;
    items.push(item);
  }
  return items.length > 0 ? items : null;
}

/** Reads the indented fields from a line on; null when there are none, or one is not plain. */
function readMapping(
  lines: readonly string[],
  from: number,
): Record<string, string> | null {
  const fields: Record<string, string> = {};
  let indent: string | null = null;
  for (let at = from; at < lines.length; at++) {
    const [, spaces = "", key = "", written] = FIELD.exec(lines[at] ?? "") ?? [];
    if (spaces === "") break;
    const value = written === undefined ? null : readScalar(written);
    if (value === null || spaces !== (indent ??= spaces) || !isNewKey(key, fields))
      return null;
    fields[key] = value;
  }
  return indent === null ? null : fields;
}

/** Names such as `constructor` have a value in every object. */
function isNewKey(key: string, fields: object): boolean {
  return !NO_TEXT.test(key) && !Object.hasOwn(fields, key);
}

function readScalar(written: string): string | null {
  const [isQuoted, double, single] = QUOTED.exec(written) ?? [];
  if (isQuoted !== undefined) return double ?? single ?? null;
  const isText = PLAIN.test(written) || HASH.test(written);
  return isText && !ENDS_PLAIN.test(written) && !NO_TEXT.test(written) ? written : null;
}
