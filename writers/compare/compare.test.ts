import { describe, expect, test } from "vitest";
import { alignBlocks, splitBlocks } from "./blocks.server";
import { diffBlocks, diffHtml, diffText } from "./word-diff.server";

const show = (source: string) =>
  splitBlocks(source).map(({ kind, line }) => `${line} ${kind}`);

describe("blocks", () => {
  test("keeps front matter and code blocks whole, and knows the lines", () => {
    const source =
      "---\ntitle: A\n\nslug: B\n---\n\n# A\n\nOne\ntwo.\n\n```js\na\n\nb\n```\n";
    expect(show(source)).toEqual(["1 front", "7 h1", "9 text", "12 code"]);
  });

  test("tells lists, tables, quotes and macros apart", () => {
    expect(show("- a\n\n1. b\n\n| a |\n\n> q\n\n{{Compat}}\n\n<div>\n")).toEqual([
      "1 list",
      "3 list",
      "5 table",
      "7 quote",
      "9 macro compat",
      "11 html",
    ]);
  });

  test("puts a paragraph that only one page has beside nothing, and keeps sections together", () => {
    const english = splitBlocks(
      "A.\n\n## One\n\nB.\n\n```js\n1\n```\n\nC.\n\n## Two\n\nD.\n",
    );
    const german = splitBlocks("a.\n\n## Eins\n\n```js\n1\n```\n\n## Zwei\n\nd.\n");
    const pairs = alignBlocks(english, german).map(
      ({ left, right }) =>
        `${left?.text.split("\n")[0] ?? "-"}|${right?.text.split("\n")[0] ?? "-"}`,
    );
    expect(pairs).toEqual([
      "A.|a.",
      "## One|## Eins",
      "B.|-",
      "```js|```js",
      "C.|-",
      "## Two|## Zwei",
      "D.|d.",
    ]);
  });
});

/** A text of words that no other one has. */
const rewrite = (name: string) =>
  Array.from({ length: 1_500 }, (_, at) => `${name}${at}`).join(" ");

describe("words", () => {
  test("shows a rewritten text as replaced, because its comparison takes seconds", () => {
    const [before, after] = [rewrite("a"), rewrite("b")];
    expect(diffText(before, after)).toBe(`<del>${before}</del><ins>${after}</ins>`);
  });

  test("marks changed words and escapes the rest", () => {
    expect(diffText("a <b> c", "a <b> d")).toBe("a &lt;b&gt; <del>c</del><ins>d</ins>");
  });

  test("finds the changed blocks by their line in the later text", () => {
    const changes = diffBlocks(
      "A.\n\nOld text.\n\nGone.\n\nZ.\n",
      "A.\n\nNew text.\n\nZ.\n",
    );
    expect([...changes.keys()]).toEqual([3, 5]);
    expect(changes.get(3)).toBe("<del>Old</del><ins>New</ins> text.");
    expect(changes.get(5)).toContain("<del>Gone.</del>");
    expect(diffBlocks("A.\n", "A.\n").size).toBe(0);
  });
});

describe("rendered pages", () => {
  test("marks words and keeps the elements of the later version", () => {
    expect(diffHtml("<p>one two</p>", "<p>one <em>three</em></p>")).toBe(
      "<p>one <del>two</del><em><ins>three</ins></em></p>",
    );
  });

  test("puts removed text of a list nowhere but into an item", () => {
    const html = diffHtml(
      "<ul><li>a</li><li>b</li></ul><p>c</p>",
      "<ul><li>a</li></ul><p>c</p>",
    );
    expect(html).not.toMatch(/<ul><del>|<\/li><del>/);
    expect(html).toContain("<del>b</del>");
  });

  test("shows a rewritten page as it is now, because its comparison takes seconds", () => {
    const after = `<p>${rewrite("b")}</p>`;
    expect(diffHtml(`<p>${rewrite("a")}</p>`, after)).toBe(after);
  });

  test("shows an added paragraph as inserted", () => {
    expect(diffHtml("<p>a</p>", "<p>a</p><p>b</p>")).toBe("<p>a</p><p><ins>b</ins></p>");
  });
});
