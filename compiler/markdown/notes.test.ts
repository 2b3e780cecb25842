import { expect, test } from "vitest";
import { CALL, compact, lines, render } from "./test-render";

test.each([
  [
    "[!NOTE]",
    '<div class="notecard note">\n<p><strong>Hinweis:</strong>\ntext</p>\n</div>',
  ],
  [
    "[!WARNING]",
    '<div class="notecard warning">\n<p><strong>Warnung:</strong>\ntext</p>\n</div>',
  ],
  ["[!CALLOUT]", '<div class="callout">\n<p>text</p>\n</div>'],
  [
    "[!Note]",
    '<div class="notecard note">\n<p><strong>Hinweis:</strong>\ntext</p>\n</div>',
  ],
])("makes a box of a quote that starts with %s", (marker, html) => {
  expect(render(`> ${marker}\n> text`, "de")).toBe(html);
});

test("takes marker and text on one line", () => {
  expect(render("> [!NOTE] text")).toContain("<p><strong>Note:</strong> text</p>");
  expect(render("> [!CALLOUT] text")).toContain("<p>text</p>");
});

test("keeps the stray '>' of '> [!NOTE] > text'", () => {
  expect(render("> [!NOTE] > text")).toContain("<p><strong>Note:</strong> &gt; text</p>");
});

test("puts no separator between label and text in Chinese", () => {
  expect(render("> [!NOTE]\n> 文字", "zh-CN")).toContain(
    "<p><strong>备注：</strong>文字</p>",
  );
  expect(render("> [!WARNING] **文字**", "zh-CN")).toContain(
    "<p><strong>警告：</strong><strong>文字</strong></p>",
  );
});

test("keeps the separator after the half-width colon of Japanese", () => {
  expect(render("> [!NOTE] 文字", "ja")).toContain("<strong>メモ:</strong> 文字");
});

test("labels the next paragraph when the marker stands alone", () => {
  expect(compact(render("> [!WARNING]\n>\n> text\n>\n> more"))).toBe(
    '<div class="notecard warning"><p><strong>Warning:</strong> text</p><p>more</p></div>',
  );
});

test.each([
  ["a list", "> - x", "<ul><li>x</li></ul>"],
  ["a heading", "> ## x", "<h2>x</h2>"],
  ["nothing", ">", ""],
])("writes no label when %s follows the marker", (_, rest, html) => {
  expect(compact(render(`> [!NOTE]\n${rest}`))).toBe(
    `<div class="notecard note">${html}</div>`,
  );
});

test("keeps macro calls behind the marker, in its paragraph or the next", () => {
  expect(render(`> [!NOTE]\n> ${CALL} text`)).toContain(
    `<strong>Note:</strong>\n${CALL} text</p>`,
  );
  expect(render(`> [!NOTE]\n> ${CALL}`)).toContain(
    `<p><strong>Note:</strong>\n${CALL}</p>`,
  );
  expect(render(`> [!NOTE]\n>\n> ${CALL}`)).toContain(
    `<p><strong>Note:</strong> ${CALL}</p>`,
  );
});

test.each([
  ["an unknown marker", "> [!HINWEIS]\n> text"],
  ["a link that looks like the marker", "> [!NOTE](/x) text"],
  ["plain text", "> text [!NOTE]"],
  ["a list with the marker in it", "> - [!NOTE] text"],
  ["other bold text", "> **Important:** text"],
  ["a bold word without colon", "> **Note** text"],
  ["a bold name that every object has", "> **constructor** text"],
  ["nothing at all", ">"],
])("stays a quote with %s", (_, text) => {
  const html = render(text);
  expect(html).toMatch(/^<blockquote>/);
  expect(html).toMatch(/<\/blockquote>$/);
});

test.each([
  ["en-US", "**Note:**", "note"],
  ["de", "**Hinweis:**", "note"],
  ["de", "**Warnung:**", "warning"],
  ["de", "**Note:**", "note"],
  ["fr", "**Note :**", "note"],
  ["fr", "**Attention\u00A0:**", "warning"],
  ["zh-CN", "**备注:**", "note"],
  ["ja", "**メモ:**", "note"],
  ["ja", "**警告：**", "warning"],
] as const)("takes the old bold label of %s: %s", (locale, label, kind) => {
  const html = render(`> ${label} text`, locale);
  expect(html).toMatch(new RegExp(`^<div class="notecard ${kind}">\n<p><strong>`));
  expect(html).toMatch(/ text<\/p>\n<\/div>$/);
});

test("works in list items and around nested quotes", () => {
  const html = compact(
    render(lines("- x", "", "  > [!NOTE]", "  > text", "  >", "  > > quote")),
  );
  expect(html).toBe(
    '<ul><li><p>x</p><div class="notecard note"><p><strong>Note:</strong>\ntext</p>' +
      "<blockquote><p>quote</p></blockquote></div></li></ul>",
  );
});

test("a note inside a plain quote leaves the outer quote alone", () => {
  expect(compact(render("> > [!NOTE]\n> > text"))).toBe(
    '<blockquote><div class="notecard note"><p><strong>Note:</strong>\ntext</p></div></blockquote>',
  );
});
