export interface SyntaxToken {
  kind:
    | "type"
    | "word"
    | "function"
    | "open"
    | "close"
    | "bar"
    | "multiplier"
    | "literal";
  /** Source text; for a type, the part between its angle brackets. */
  text: string;
}

const SPACE = /\s+/y;
const QUOTED = /'[^'\s]+'/y;
/** `An+B` is one word; a trailing `+` is a multiplier. */
const WORD = /(?:[\w@.:\\∞†-]|\+(?=\w))+/y;
const BARS = /\|\||&&|\|/y;
const MULTIPLIER = /[*+?#!]|\{\d+(?:,\d*)?\}/y;

/** Tokenizes a value definition; every character except white space is part of a token. */
export function tokenizeSyntax(text: string): SyntaxToken[] {
  const tokens: SyntaxToken[] = [];
  const angleEnds = findAngleEnds(text);
  let at = 0;
  let isAfterTerm = false;
  while (at < text.length) {
    const space = match(SPACE, text, at);
    if (space !== null) {
      at += space.length;
      isAfterTerm = false;
      continue;
    }
    const { token, length } = readToken(text, at, { isAfterTerm, angleEnds });
    tokens.push(token);
    at += length;
    isAfterTerm = canBeMultiplied(token);
  }
  return tokens;
}

interface ReadToken {
  token: SyntaxToken;
  length: number;
}

interface Place {
  isAfterTerm: boolean;
  angleEnds: ReadonlyMap<number, number>;
}

function readToken(
  text: string,
  at: number,
  { isAfterTerm, angleEnds }: Place,
): ReadToken {
  const multiplier = isAfterTerm ? match(MULTIPLIER, text, at) : null;
  if (multiplier !== null) return toToken("multiplier", multiplier);
  const end = angleEnds.get(at);
  if (end !== undefined)
    return {
      token: { kind: "type", text: text.slice(at + 1, end) },
      length: end + 1 - at,
    };
  const quoted = match(QUOTED, text, at);
  if (quoted !== null) return toToken("literal", quoted);
  const bar = match(BARS, text, at);
  if (bar !== null) return toToken("bar", bar);
  const word = match(WORD, text, at);
  if (word !== null) return readWord(word, text.charAt(at + word.length));
  return readSign(text.charAt(at));
}

/**
 * Finds the closing bracket of each opening one, which begins a type; types may contain brackets and types:
 * `<boolean-expr[ <test> ]>`. In one pass, because looking from each bracket for its end takes minutes where
 * thousands are never closed.
 */
function findAngleEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[<>]/g)) {
    const start = sign === "<" ? void open.push(index) : open.pop();
    if (start !== undefined) ends.set(start, index);
  }
  return ends;
}

function readWord(word: string, next: string): ReadToken {
  return next === "(" ? toToken("function", `${word}(`) : toToken("word", word);
}

function readSign(sign: string): ReadToken {
  if ("[({".includes(sign)) return toToken("open", sign);
  return toToken("])}".includes(sign) ? "close" : "literal", sign);
}

function toToken(kind: SyntaxToken["kind"], text: string): ReadToken {
  return { token: { kind, text }, length: text.length };
}

function canBeMultiplied({ kind, text }: SyntaxToken): boolean {
  if (kind === "literal") return text.startsWith("'") || text === ";";
  return kind !== "open" && kind !== "function" && kind !== "bar";
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
