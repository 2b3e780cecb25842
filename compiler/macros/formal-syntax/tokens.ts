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
  let at = 0;
  let isAfterTerm = false;
  while (at < text.length) {
    const space = match(SPACE, text, at);
    if (space !== null) {
      at += space.length;
      isAfterTerm = false;
      continue;
    }
    const { token, length } = readToken(text, at, isAfterTerm);
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

function readToken(text: string, at: number, isAfterTerm: boolean): ReadToken {
  const multiplier = isAfterTerm ? match(MULTIPLIER, text, at) : null;
  if (multiplier !== null) return toToken("multiplier", multiplier);
  const type = text.charAt(at) === "<" ? readAngles(text, at) : null;
  if (type !== null)
    return { token: { kind: "type", text: type.slice(1, -1) }, length: type.length };
  const quoted = match(QUOTED, text, at);
  if (quoted !== null) return toToken("literal", quoted);
  const bar = match(BARS, text, at);
  if (bar !== null) return toToken("bar", bar);
  const word = match(WORD, text, at);
  if (word !== null) return readWord(word, text.charAt(at + word.length));
  return readSign(text.charAt(at));
}

/** Reads a type, which may contain brackets and types: `<boolean-expr[ <test> ]>`. */
function readAngles(text: string, start: number): string | null {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "<") depth++;
    else if (sign === ">" && --depth === 0) return text.slice(start, at + 1);
  }
  return null;
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
