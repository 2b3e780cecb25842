import { expect, test } from "vitest";
import { parseSyntax } from "./parse-syntax";
import type { SyntaxNode } from "./syntax-tree";

/** Prints the tree with parentheses around each combination, to make precedence visible. */
function show(node: SyntaxNode | null): string {
  if (!node) return "nothing";
  if (node.kind === "combination") {
    const sign = node.combinator === " " ? " " : ` ${node.combinator} `;
    return `(${node.terms.map(show).join(sign)})`;
  }
  if (node.kind === "multiplied") return show(node.term) + node.multipliers.join("");
  if (node.kind === "enclosure")
    return `${node.open}${node.content ? show(node.content) : ""}${node.close || "?"}`;
  if (node.kind === "type") return `<${node.name}${node.range}>`;
  return node.kind === "property" ? `<'${node.name}'>` : node.text;
}

test.each([
  ["a b | c || d && e f", "((a b) | (c || (d && (e f))))"],
  ["[ a | b ]# c", "([(a | b)]# c)"],
  ["<length [0,∞]>{1,4}", "<length[0,∞]>{1,4}"],
  ["<'flex-grow'> <'flex-shrink'>?", "(<'flex-grow'> <'flex-shrink'>?)"],
  ["rgb( <number>#{3} , none? )", "rgb((<number>#{3} , none?))"],
  [
    "@layer <name>? { <rule-list> } | @layer <name>#;",
    "((@layer <name>? {<rule-list>}) | (@layer <name># ;))",
  ],
  ["( <scope-start> )", "(<scope-start>)"],
  ["f()", "f()"],
  ["", "nothing"],
])("parses %s", (text, expected) => {
  expect(show(parseSyntax(text))).toBe(expected);
});

test("keeps parts that the grammar doesn't allow", () => {
  expect(show(parseSyntax("<function-token> a#? ) b"))).toBe(
    "(<function-token> a#? ) b)",
  );
  expect(show(parseSyntax("[ a | b"))).toBe("[(a | b)?");
  expect(show(parseSyntax("| a"))).toBe("a");
});
