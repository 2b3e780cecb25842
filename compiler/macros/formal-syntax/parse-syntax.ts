import { COMBINATORS, type SyntaxNode } from "./syntax-tree";
import { type SyntaxToken, tokenizeSyntax } from "./tokens";

const CLOSERS: Readonly<Record<string, string>> = { "[": "]", "{": "}" };
const TYPE_WITH_RANGE = /^('?)([^'[\]]*?)\1\s*(\[.*\])?$/s;

/**
 * Parses a value definition; null when it is empty. Invalid parts, such as a lone closing
 * parenthesis, become literals, because the data's definitions must be shown in any case.
 */
export function parseSyntax(text: string): SyntaxNode | null {
  return parseLevel({ tokens: tokenizeSyntax(text), at: 0, closers: [] }, 0);
}

interface Parser {
  tokens: readonly SyntaxToken[];
  at: number;
  /** Closing signs of the open enclosures, innermost last. */
  closers: string[];
}

/** Parses one level of precedence: terms of the next level between its combinators. */
function parseLevel(parser: Parser, level: number): SyntaxNode | null {
  const combinator = COMBINATORS[level];
  if (combinator === undefined) return parseTerm(parser);
  const terms: SyntaxNode[] = [];
  do {
    const term = parseLevel(parser, level + 1);
    if (term) terms.push(term);
  } while (goesOn(parser, combinator));
  const [first] = terms;
  return terms.length > 1 ? { kind: "combination", combinator, terms } : (first ?? null);
}

/** Consumes the combinator if it is next. */
function goesOn(parser: Parser, combinator: string): boolean {
  const token = parser.tokens[parser.at];
  if (!token || isEnd(token, parser)) return false;
  if (combinator === " ") return token.kind !== "bar";
  if (token.kind !== "bar" || token.text !== combinator) return false;
  parser.at++;
  return true;
}

function isEnd({ kind, text }: SyntaxToken, { closers }: Parser): boolean {
  return kind === "close" && closers.includes(text);
}

function parseTerm(parser: Parser): SyntaxNode | null {
  const token = parser.tokens[parser.at];
  if (!token || token.kind === "bar" || isEnd(token, parser)) return null;
  parser.at++;
  const term = parsePrimary(token, parser);
  const multipliers: string[] = [];
  for (
    let next = parser.tokens[parser.at];
    next?.kind === "multiplier";
    next = parser.tokens[++parser.at]
  )
    multipliers.push(next.text);
  return multipliers.length > 0 ? { kind: "multiplied", term, multipliers } : term;
}

function parsePrimary({ kind, text }: SyntaxToken, parser: Parser): SyntaxNode {
  if (kind === "open" || kind === "function") return parseEnclosure(text, parser);
  if (kind === "type") return toReference(text);
  return { kind: kind === "word" ? "keyword" : "literal", text };
}

function parseEnclosure(open: string, parser: Parser): SyntaxNode {
  const close = CLOSERS[open] ?? ")";
  parser.closers.push(close);
  const content = parseLevel(parser, 0);
  parser.closers.pop();
  const isClosed = parser.tokens[parser.at]?.text === close;
  if (isClosed) parser.at++;
  return { kind: "enclosure", open, content, close: isClosed ? close : "" };
}

function toReference(text: string): SyntaxNode {
  const [, quote, name = text, range = ""] = TYPE_WITH_RANGE.exec(text) ?? [];
  return { kind: quote ? "property" : "type", name: name.trim(), range };
}
