import { memoizeByObject } from "../../core/memoize";
import type { Combinator, SyntaxNode } from "./syntax-tree";

/** A part of a line: text with its kind. */
export interface Part {
  text: string;
  kind: "plain" | "type" | "property" | "keyword" | "function" | "sign";
  /** The bare name of a type or property. */
  name?: string;
}

export type Line = Part[];

/** Longer terms are broken at their own combinators. */
const MAX_WIDTH = 72;
/** Combinators follow their terms in one column, unless a term is longer than this. */
const MAX_COLUMN = 50;
const INDENT = "  ";

/**
 * Lays a definition out with each part of its loosest combination on its own line. Memoised by
 * tree, because most definitions appear on many pages.
 */
export const layOutSyntax = memoizeByObject((tree: SyntaxNode): readonly Line[] =>
  layOut(unwrap(tree), true).map((line) => [plain(INDENT), ...line]),
);

/** Removes brackets around a whole definition, which have no meaning. */
function unwrap(node: SyntaxNode): SyntaxNode {
  return node.kind === "enclosure" && node.open === "[" && node.content
    ? unwrap(node.content)
    : node;
}

function layOut(node: SyntaxNode, isWhole: boolean): Line[] {
  const inline = writeInline(node);
  const isLong = measure(inline) > MAX_WIDTH;
  if (node.kind === "combination" && (isLong || (isWhole && node.combinator !== " ")))
    return layOutCombination(node.terms, node.combinator);
  return isLong ? (layOutEnclosure(node, []) ?? [inline]) : [inline];
}

function layOutCombination(terms: readonly SyntaxNode[], combinator: Combinator): Line[] {
  if (combinator === " ") return layOutSequence(terms);
  const blocks = terms.map((term) => indentAfterFirst(term, layOut(term, false)));
  const widths = blocks.slice(0, -1).map((lines) => measure(lines.at(-1) ?? []));
  const column = Math.min(MAX_COLUMN, Math.max(0, ...widths));
  return blocks.flatMap((lines, index) => {
    const last = lines.at(-1);
    if (last && index < blocks.length - 1)
      last.push(
        plain(" ".repeat(Math.max(0, column - measure(last)) + 1)),
        toSign(combinator),
      );
    return lines;
  });
}

/**
 * Indents the further lines of a term without brackets, so that they are seen to belong
 * together.
 */
function indentAfterFirst(term: SyntaxNode, lines: Line[]): Line[] {
  if (term.kind !== "combination") return lines;
  return lines.map((line, index) => (index === 0 ? line : [plain(INDENT), ...line]));
}

/** Fills lines with a sequence of terms; each comma ends a line. */
function layOutSequence(terms: readonly SyntaxNode[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const term of terms) {
    if (isComma(term)) {
      lines.at(-1)?.push(plain(","));
      open = null;
      continue;
    }
    const [first = [], ...rest] = layOut(term, false);
    if (open && measure(open) + 1 + measure(first) <= MAX_WIDTH) {
      open.push(plain(" "), ...first);
    } else lines.push((open = first));
    lines.push(...rest);
    if (rest.length > 0) open = null;
  }
  return lines;
}

function isComma(node: SyntaxNode): boolean {
  return node.kind === "literal" && node.text === ",";
}

/** Lays out a long function or group: its ends on their own lines, its content indented. */
function layOutEnclosure(
  node: SyntaxNode,
  multipliers: readonly string[],
): Line[] | null {
  if (node.kind === "multiplied") return layOutEnclosure(node.term, node.multipliers);
  if (node.kind !== "enclosure" || !node.content) return null;
  return [
    [toOpening(node.open)],
    ...layOut(node.content, true).map((line) => [plain(INDENT), ...line]),
    [toClosing(node.close), ...multipliers.map(toSign)],
  ];
}

function writeInline(node: SyntaxNode): Line {
  switch (node.kind) {
    case "combination":
      return writeTerms(node.terms, node.combinator);
    case "enclosure": {
      const ends = [toOpening(node.open), toClosing(node.close)] as const;
      if (!node.content) return [...ends];
      return [ends[0], plain(" "), ...writeInline(node.content), plain(" "), ends[1]];
    }
    case "multiplied":
      return [...writeInline(node.term), ...node.multipliers.map(toSign)];
    case "type":
      return [toReferencePart(`<${node.name}>`, node)];
    case "property":
      return [toReferencePart(`<'${node.name}'>`, node)];
    case "keyword":
      return [{ text: node.text, kind: "keyword" }];
    case "literal":
      return [plain(node.text)];
  }
}

function writeTerms(terms: readonly SyntaxNode[], combinator: Combinator): Line {
  return terms.flatMap((term, index) => {
    const line = writeInline(term);
    if (index === 0 || isComma(term)) return line;
    const between =
      combinator === " " ? [plain(" ")] : [plain(" "), toSign(combinator), plain(" ")];
    return [...between, ...line];
  });
}

function toReferencePart(
  text: string,
  { kind, name, range }: { kind: "type" | "property"; name: string; range: string },
): Part {
  const withRange = range === "" ? text : `${text.slice(0, -1)} ${range}>`;
  return { text: withRange, kind, name };
}

function toOpening(open: string): Part {
  if (open === "[") return toSign(open);
  return { text: open, kind: open.length > 1 ? "function" : "plain" };
}

function toClosing(close: string): Part {
  return close === "]" ? toSign(close) : plain(close);
}

function toSign(text: string): Part {
  return { text, kind: "sign" };
}

function plain(text: string): Part {
  return { text, kind: "plain" };
}

function measure(line: Line): number {
  return line.reduce((width, { text }) => width + text.length, 0);
}
