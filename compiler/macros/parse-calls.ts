import type { MacroArgument } from "./macro";

/** Calls, escapes and errors in a text, in order. `start` and `end` are offsets. */
export type CallToken =
  | { kind: "call"; start: number; end: number; name: string; args: MacroArgument[] }
  /** A backslash that escapes the following brace. */
  | { kind: "escape"; start: number; end: number }
  /** A malformed call, which stays in the text as written. */
  | { kind: "error"; start: number; message: string; suggestion: string | null };

interface Cursor {
  readonly text: string;
  position: number;
}

const MARK = /\\[{}]|\{\{/g;
const NAME = /\s*([A-Za-z_][\w-]*)\s*/y;
const SPACE = /\s*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const FRACTION = /^[^eE]+\.[^eE]+$/;
const WORD = /[^\s,(){}"'`]+/y;
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|(.))/gs;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "\\": "\\",
  "/": "/",
  // Cells of tables have their bars escaped (content format, 3.7).
  "|": "|",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

class CallSyntaxError extends Error {
  override readonly name = "CallSyntaxError";
  readonly suggestion: string | null;

  constructor(message: string, suggestion: string | null = null) {
    super(message);
    this.suggestion = suggestion;
  }
}

/**
 * Finds all macro calls, escaped braces and malformed calls (content format, 4.1). Never
 * throws: after a malformed call, the search continues at its second brace.
 */
export function parseCalls(text: string): CallToken[] {
  const tokens: CallToken[] = [];
  const mark = new RegExp(MARK);
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const start = match.index;
    if (match[0] === "{{") {
      const token = readToken(text, start);
      if (token) tokens.push(token);
      mark.lastIndex = token?.kind === "call" ? token.end : start + 1;
    } else {
      tokens.push({ kind: "escape", start, end: start + 2 });
    }
  }
  return tokens;
}

/** Reads a call; null for braces without a name, which are plain text. */
function readToken(text: string, start: number): CallToken | null {
  const cursor: Cursor = { text, position: start + 2 };
  const name = match(cursor, NAME)?.[1];
  if (name === undefined) return null;
  try {
    const args = text[cursor.position] === "(" ? readArguments(cursor) : [];
    match(cursor, SPACE);
    if (!text.startsWith("}}", cursor.position)) {
      throw new CallSyntaxError(
        `The call of ${name} has no closing "}}" where one is due`,
      );
    }
    return { kind: "call", start, end: cursor.position + 2, name, args };
  } catch (error) {
    if (!(error instanceof CallSyntaxError)) throw error;
    return { kind: "error", start, message: error.message, suggestion: error.suggestion };
  }
}

/** Reads arguments from "(" to after ")"; an empty list for `()`. */
function readArguments(cursor: Cursor): MacroArgument[] {
  const args: MacroArgument[] = [];
  do {
    cursor.position += 1;
    match(cursor, SPACE);
    args.push(readArgument(cursor));
    match(cursor, SPACE);
  } while (cursor.text[cursor.position] === ",");
  if (cursor.text[cursor.position] !== ")") {
    throw new CallSyntaxError('An argument must be followed by "," or ")"');
  }
  cursor.position += 1;
  return args.length === 1 && args[0] === null ? [] : args;
}

function readArgument(cursor: Cursor): MacroArgument {
  const first = cursor.text[cursor.position];
  if (first === "," || first === ")") return null;
  if (first === '"' || first === "'" || first === "`")
    return readString(cursor, first) || null;
  const number = match(cursor, NUMBER)?.[0];
  if (number !== undefined) return toNumber(number);
  const word = match(cursor, WORD)?.[0];
  if (word === "true" || word === "false") return word === "true";
  throw new CallSyntaxError(
    "An argument must be a quoted string, a number, true or false",
    word === undefined ? null : `"${word}"`,
  );
}

/** Keeps a fraction that a number would shorten, because 14.10 may be a section, not 14.1. */
function toNumber(written: string): number | string {
  const number = Number(written);
  return FRACTION.test(written) && String(number) !== written ? written : number;
}

function readString(cursor: Cursor, quote: string): string {
  const { text } = cursor;
  const start = cursor.position + 1;
  let end = start;
  while (end < text.length && text[end] !== quote) end += text[end] === "\\" ? 2 : 1;
  if (end >= text.length) throw new CallSyntaxError(`A string has no closing ${quote}`);
  cursor.position = end + 1;
  const raw = text.slice(start, end);
  return raw.includes("\\") ? decodeEscapes(raw) : raw;
}

function decodeEscapes(raw: string): string {
  return raw.replace(
    ESCAPE,
    (whole, code: string | undefined, letter: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      const decoded = letter === undefined ? undefined : ESCAPED[letter];
      if (decoded === undefined)
        throw new CallSyntaxError(`A string contains an unknown escape ${whole}`);
      return decoded;
    },
  );
}

function match(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.text);
  if (found) cursor.position = pattern.lastIndex;
  return found;
}
