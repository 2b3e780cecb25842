import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { isElement, type ChildNode } from "~/domain/html/tree";
import { renderBlocks } from "./blocks";

const CONTEXT = {
  resolve: (href: string) => href,
  resolveSource: (source: string) => source,
  noteLabels: new Set<string>(),
};

/** Twice the reads for each of these levels would be a million. */
const LEVELS = 20;
const MAX_READS_PER_ELEMENT = 2 * LEVELS;

test.each([
  ["<p>", "<span>", "a", "a"],
  ["<p><a href='/a'>", "<span>", "a", "[a](/a)"],
  ["<p>", "<ruby>", "a", "a"],
  ["<p><math>", "<mrow>", "<mi>x</mi>", "$`x`$"],
])("reads the contents of %s%s a few times, however deep they are", (...parts) => {
  const [start, level, inner, expected] = parts;
  const { childNodes } = parseFragment(start + level.repeat(LEVELS) + inner);
  limitReads(childNodes);
  expect(renderBlocks(childNodes, CONTEXT)).toEqual([expected]);
});

/** Enough for a square of it to be no matter of seconds. */
const MANY = 30_000;

function render(html: string): string {
  return renderBlocks(parseFragment(html).childNodes, CONTEXT).join("\n\n");
}

/** Renders a paragraph, or a table, with a child many times, which takes the parser longer than the renderer. */
function renderMany(html: string, times: number): string {
  const [parent] = parseFragment(html).childNodes.filter(isElement);
  const container = parent?.tagName === "table" ? parent.childNodes[0] : parent;
  if (!parent || !container || !isElement(container)) throw new Error("no element");
  const { childNodes } = container;
  container.childNodes = Array.from({ length: times }, () => childNodes).flat();
  return renderBlocks([parent], CONTEXT).join("\n\n");
}

test.each([
  ["marked words in a row", "<em>a</em> ", "_a_ "],
  ["code spans in a row", "<code>a</code> ", "`a` "],
  ["marked words without text", "<b></b>", ""],
])("joins %s by their neighbours alone", (_, html, markdown) => {
  expect(renderMany(`<p>${html}</p>`, MANY)).toBe(markdown.repeat(MANY).trim());
});

test.each([
  ["<br>", "<p>a", "b</p>", "a", "\\\n", "b"],
  ["&nbsp;", "<p><b>a", "b</b></p>", "**a", "\u00a0", "b**"],
  ["&nbsp;", "<p><a href='/a'>a", "b</a></p>", "[a", "\u00a0", "b](/a)"],
])("reads a run of %s once within %s and %s", (unit, start, end, a, written, b) => {
  const many = 2 * MANY;
  expect(render(start + unit.repeat(many) + end)).toBe(a + written.repeat(many) + b);
});

test("takes the breaks from both ends of a paragraph", () => {
  expect(render("<p><br><br>a<br>b\\<br><br></p>")).toBe("a\\\nb\\\\");
});

test("fills the shorter rows of a table up to a limit", () => {
  const row = (cells: number) => `<tr>${"<td>a</td>".repeat(cells)}</tr>`;
  const small = render(`<table>${row(3)}${row(1)}</table>`);
  expect(small.endsWith("| a |  |  |")).toBe(true);
  const large = render(`<table>${row(400)}${row(1).repeat(400)}</table>`);
  expect(large).toMatch(/\n\| a \|$/);
});

test("spans make a thousand columns at most", () => {
  const cells = '<td colspan="100">a</td>'.repeat(1_000);
  const [, , line = ""] = render(`<table><tr>${cells}</tr></table>`).split("\n");
  expect(line.match(/\|/g)).toHaveLength(1_000 + 990 + 1);
});

test("renders a table of more rows than a call takes arguments", () => {
  const table = renderMany("<table><tr><td>a</td></tr></table>", 130_000);
  expect(table).toBe(`|  |\n| --- |${"\n| a |".repeat(130_000)}`);
});

/** Makes each element throw when its children are read too often. */
function limitReads(nodes: readonly ChildNode[]): void {
  for (const node of nodes.filter(isElement)) {
    const { childNodes } = node;
    limitReads(childNodes);
    let reads = 0;
    Object.defineProperty(node, "childNodes", {
      get() {
        if (++reads > MAX_READS_PER_ELEMENT) throw new Error(`read ${reads} times`);
        return childNodes;
      },
    });
  }
}
