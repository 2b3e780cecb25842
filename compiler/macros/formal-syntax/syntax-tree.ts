/** Loosest first: each binds its terms tighter than the one before. */
export const COMBINATORS = ["|", "||", "&&", " "] as const;

export type Combinator = (typeof COMBINATORS)[number];

/** A value definition as CSS Values and Units, section 2, describes it. */
export type SyntaxNode =
  | { kind: "combination"; combinator: Combinator; terms: SyntaxNode[] }
  /** Brackets that group, or braces, parentheses and functions that stand for themselves. */
  | { kind: "enclosure"; open: string; content: SyntaxNode | null; close: string }
  | { kind: "multiplied"; term: SyntaxNode; multipliers: string[] }
  /** `<length [0,∞]>`: name `length`, range `[0,∞]`. */
  | { kind: "type"; name: string; range: string }
  /** `<'width'>`: whatever the property of that name takes. */
  | { kind: "property"; name: string; range: string }
  | { kind: "keyword"; text: string }
  /** A comma, a slash, a quoted sign: itself. */
  | { kind: "literal"; text: string };

export type SyntaxReference = Extract<SyntaxNode, { kind: "type" | "property" }>;

/** Calls `visit` for every type and property that a syntax names, in order. */
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
