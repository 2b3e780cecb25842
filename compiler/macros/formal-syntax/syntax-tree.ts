/** Combinators from loosest to tightest. */
export const COMBINATORS = ["|", "||", "&&", " "] as const;

export type Combinator = (typeof COMBINATORS)[number];

/** A value definition (CSS Values and Units, section 2). */
export type SyntaxNode =
  | { kind: "combination"; combinator: Combinator; terms: SyntaxNode[] }
  /** Grouping brackets; or braces, parentheses and functions, which stand for themselves. */
  | { kind: "enclosure"; open: string; content: SyntaxNode | null; close: string }
  | { kind: "multiplied"; term: SyntaxNode; multipliers: string[] }
  /** `<length [0,∞]>`: name `length`, range `[0,∞]`. */
  | { kind: "type"; name: string; range: string }
  /** `<'width'>`: the values of the property `width`. */
  | { kind: "property"; name: string; range: string }
  | { kind: "keyword"; text: string }
  /** A comma, slash or quoted sign. */
  | { kind: "literal"; text: string };

export type SyntaxReference = Extract<SyntaxNode, { kind: "type" | "property" }>;

/** Calls `visit` for every type and property in a syntax, in order. */
export function visitReferences(
  node: SyntaxNode | null,
  visit: (reference: SyntaxReference) => void,
): void {
  if (!node) return;
  if (node.kind === "type" || node.kind === "property") visit(node);
  else if (node.kind === "combination")
    for (const term of node.terms) visitReferences(term, visit);
  else if (node.kind === "enclosure") visitReferences(node.content, visit);
  else if (node.kind === "multiplied") visitReferences(node.term, visit);
}
