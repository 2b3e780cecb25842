import { expect, test } from "vitest";
import { CALL, compact, lines, OTHER_CALL, render } from "./test-render";

function renderCompact(...parts: string[]): string {
  return compact(render(lines(...parts)));
}

test("makes terms and descriptions of a list whose items end in a list of ': ' items", () => {
  expect(renderCompact("- `a`", "  - : First.", "- b", "  - : Second.")).toBe(
    "<dl><dt><code>a</code></dt><dd><p>First.</p></dd><dt>b</dt><dd><p>Second.</p></dd></dl>",
  );
});

test("keeps every description of a term", () => {
  expect(renderCompact("- a", "  - : one", "  - : two")).toBe(
    "<dl><dt>a</dt><dd><p>one</p></dd><dd><p>two</p></dd></dl>",
  );
});

test("keeps the blocks of a description: paragraphs, lists, code, quotes", () => {
  const html = renderCompact(
    "- a",
    "  - : one",
    "",
    "    two",
    "",
    "    - x",
    "    - y",
    "",
    "    ```js",
    "    z",
    "    ```",
  );
  expect(html).toContain("<dd><p>one</p><p>two</p><ul><li>x</li><li>y</li></ul><div");
  expect(html).toContain("<code>z\n</code></pre></div></dd></dl>");
});

test("nests", () => {
  expect(renderCompact("- a", "  - : one", "    - b", "      - : two")).toBe(
    "<dl><dt>a</dt><dd><p>one</p><dl><dt>b</dt><dd><p>two</p></dd></dl></dd></dl>",
  );
});

test("unwraps a term's only paragraph, in a loose list too", () => {
  expect(renderCompact("- a", "", "  - : one", "", "- b", "", "  - : two")).toBe(
    "<dl><dt>a</dt><dd><p>one</p></dd><dt>b</dt><dd><p>two</p></dd></dl>",
  );
});

test("keeps more blocks than one in a term", () => {
  expect(renderCompact("- a", "", "  b", "  - : one")).toBe(
    "<dl><dt><p>a</p><p>b</p></dt><dd><p>one</p></dd></dl>",
  );
});

test("lets macro calls stand in terms and at the start of descriptions", () => {
  expect(renderCompact(`- ${CALL} ${OTHER_CALL}`, `  - : ${CALL} text`)).toBe(
    `<dl><dt>${CALL} ${OTHER_CALL}</dt><dd><p>${CALL} text</p></dd></dl>`,
  );
  expect(renderCompact(`- \`${CALL}\` ${OTHER_CALL}`, `  - : ${CALL}`)).toBe(
    `<dl><dt><code>${CALL}</code> ${OTHER_CALL}</dt><dd><p>${CALL}</p></dd></dl>`,
  );
});

test("unwraps a later paragraph of a description that is a macro call alone", () => {
  expect(renderCompact("- a", "  - : one", "", `    ${CALL}`)).toBe(
    `<dl><dt>a</dt><dd><p>one</p>\n${CALL}</dd></dl>`,
  );
});

test("drops all spaces behind the marker, and starts inline markup there", () => {
  expect(renderCompact("- a", "  - :   **one**")).toContain(
    "<p><strong>one</strong></p>",
  );
});

test("takes descriptions in an ordered list, or with another bullet", () => {
  expect(renderCompact("* a", "  + : one")).toBe(
    "<dl><dt>a</dt><dd><p>one</p></dd></dl>",
  );
  expect(renderCompact("- a", "  1. : one")).toBe(
    "<dl><dt>a</dt><dd><p>one</p></dd></dl>",
  );
});

test("stays a list where the outer list is ordered", () => {
  expect(renderCompact("1. a", "   - : one")).toBe(
    "<ol><li>a\n<ul><li>: one</li></ul></li></ol>",
  );
});

test.each([
  ["one item has no description", ["- a", "  - : one", "- b"]],
  ["one item ends in an ordinary list", ["- a", "  - : one", "- b", "  - two"]],
  ["one description lacks the marker", ["- a", "  - : one", "  - two"]],
  [
    "the list of descriptions is not the item's last child",
    ["- a", "  - : one", "", "  text"],
  ],
  ["an item is nothing but the inner list", ["- - : one"]],
  ["the marker lacks its space", ["- a", "  - :one"]],
  ["a description starts with code", ["- a", "  - ```js", "    : one", "    ```"]],
])("stays a plain list when %s", (_, parts) => {
  const html = renderCompact(...parts);
  expect(html).toMatch(/^<ul>/);
  expect(html).not.toMatch(/<d[dtl]>/);
});

test("decides outer lists first: a description's own ': ' list stays a list", () => {
  expect(renderCompact("- a", "  - : b", "    - : c")).toBe(
    "<dl><dt>a</dt><dd><p>b</p><ul><li>: c</li></ul></dd></dl>",
  );
});

test("works inside quotes and ordinary list items", () => {
  expect(renderCompact("> - a", ">   - : one")).toBe(
    "<blockquote><dl><dt>a</dt><dd><p>one</p></dd></dl></blockquote>",
  );
  expect(renderCompact("1. x", "", "   - a", "     - : one")).toContain(
    "<p>x</p><dl><dt>a</dt><dd><p>one</p></dd></dl></li></ol>",
  );
});

test("converts each of several lists by itself", () => {
  const html = renderCompact(
    "- a",
    "  - : one",
    "",
    "text",
    "",
    "- b",
    "  - c",
    "",
    "## h",
  );
  expect(html).toBe(
    "<dl><dt>a</dt><dd><p>one</p></dd></dl><p>text</p><ul><li>b\n<ul><li>c</li></ul></li></ul><h2>h</h2>",
  );
});
