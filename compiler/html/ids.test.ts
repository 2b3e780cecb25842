import { expect, test } from "vitest";
import { anchorize } from "../core/html-text";
import { createIds } from "./ids";
import { runFinish } from "../sections/test-job";

test.each([
  ["Browser-Kompatibilität", "browser-kompatibilität"],
  ["  Two   words\n here ", "two_words_here"],
  ["`display: grid` & <dl>", "display_grid_dl"],
  ["Exclamation point (!)", "exclamation_point_!"],
  ["`*<>\"$#%&+,/:;=?@[]^{|}~')(\\", "sect"],
  ["", "sect"],
  ["日本語 „x“ – 1.5", "日本語_„x“_–_1.5"],
  ["a\u200bb", "a\u200bb"],
])("makes an id of %j", (text, id) => {
  expect(anchorize(text)).toBe(id);
});

test.each([
  [
    ["a", "a", "a"],
    ["a", "a_2", "a_3"],
  ],
  [
    ["a_2", "a", "a"],
    ["a_2", "a", "a_3"],
  ],
  [
    ["a_7", "a_7"],
    ["a_7", "a_8"],
  ],
  [
    ["a_x", "a_x"],
    ["a_x", "a_x_2"],
  ],
])("numbers the ids %j", (wanted, given) => {
  const ids = createIds();
  expect(wanted.map((id) => ids.claim(id))).toEqual(given);
  expect([...ids.taken]).toEqual(given);
});

test("numbers an id that tens of thousands of headings share", () => {
  const ids = createIds();
  const last = Array.from({ length: 50_000 }, () => ids.claim("a")).at(-1);
  expect(last).toBe("a_50000");
});

function listIds(html: string): (string | null)[] {
  return runFinish(html).sections.map(({ value }) => value.id);
}

test("counts the label of a badge as text of a heading or term", () => {
  const badge = '<span role="img" title="Tip" aria-label="Deprecated"></span>';
  const html = `<h2 data-macro="">prerender ${badge}</h2><dl><dt>term ${badge}</dt><dt><code>x</code> ${badge}</dt></dl>`;
  const { sections, content } = runFinish(html);
  expect(sections[0]?.value.id).toBe("prerender_deprecated");
  expect(content).toContain('<dt id="term_deprecated">');
  expect(content).toContain('<dt id="x">');
});

test("names headings by their text, code included", () => {
  expect(listIds("<h2>The <code>x-y</code> <em>way</em></h2><h3>Next</h3>")).toEqual([
    "the_x-y_way",
    "next",
  ]);
});

test("keeps a written id in lower case and counts a heading after it", () => {
  const html = '<h2 id="Syntax">A</h2><h2>Syntax</h2><h2>Syntax</h2>';
  expect(listIds(html)).toEqual(["syntax", "syntax_2", "syntax_3"]);
});

test("names a heading with a macro after all others", () => {
  const html = '<h2 data-macro="">Examples</h2><h2>Examples</h2>';
  expect(listIds(html)).toEqual(["examples_2", "examples"]);
});

test("lets a heading win over an earlier term", () => {
  const { content, fragments } = runFinish(
    "<dl><dt>Wert</dt><dd>x</dd></dl><h2>Wert</h2>",
  );
  expect(content).toContain('<dt id="wert_2"><a href="#wert_2">Wert</a></dt>');
  expect(fragments).toEqual(["wert", "wert_2"]);
});

test.each([
  [
    '<code>size</code> <span class="badge">Optional</span>',
    '<dt id="size"><a href="#size"><code>size</code> <span class="badge">Optional</span></a></dt>',
  ],
  [
    "Text <b>first</b>",
    '<dt id="text_first"><a href="#text_first">Text <b>first</b></a></dt>',
  ],
  [
    '<a href="#x"><code>a</code></a> more',
    '<dt id="a"><a href="#x"><code>a</code></a> more</dt>',
  ],
  ["<h4>b</h4>", '<dt id="b_2"><h4 id="b"><a href="#b">b</a></h4></dt>'],
  ["  ", '<dt id="sect"><a href="#sect">  </a></dt>'],
])("names the term %j", (term, expected) => {
  expect(runFinish(`<dl><dt>${term}</dt><dd>x</dd></dl>`).content).toContain(expected);
});

test("drops an empty id", () => {
  expect(runFinish('<p id="">x</p><h4 id="">y</h4>').content).toBe(
    '<p>x</p><h4 id="y"><a href="#y">y</a></h4>',
  );
});

test("keeps the id of a term that has one", () => {
  const { content } = runFinish('<dl><dt id="Own">Term</dt></dl>');
  expect(content).toContain('<dt id="own"><a href="#own">Term</a></dt>');
});

test.each([
  ["<h4>b</h4>", '<h4 id="b">b</h4>'],
  ["<ul><li><h3>b</h3></li></ul>", '<ul><li><h3 id="b">b</h3></li></ul>'],
  ["<dl><dt>b</dt></dl>", '<dl><dt id="b">b</dt></dl>'],
])("leaves %j inside of a link to that link", (inner, expected) => {
  const { content } = runFinish(`<div><a href="/x">${inner}</a><h4>c</h4></div>`);
  expect(content).toBe(
    `<div><a href="/x">${expected}</a><h4 id="c"><a href="#c">c</a></h4></div>`,
  );
});

test("makes inner headings links to themselves, section headings not", () => {
  const html = "<h2>Two</h2><h4>Four</h4><blockquote><h3>Three</h3></blockquote>";
  const { content, sections } = runFinish(html);
  expect(content).toContain('<h4 id="four"><a href="#four">Four</a></h4>');
  expect(content).toContain('<h3 id="three"><a href="#three">Three</a></h3>');
  expect(sections.map(({ value }) => value.title)).toEqual(["Two"]);
});

test.each([
  ['<input id="Name"><label for="Name">x</label>', 'for="name"'],
  ['<p id="A">a</p><p id="a">b</p><label for="a">c</label>', 'for="a"'],
  ['<p id="a">a</p><p id="A">b</p><label for="A">c</label>', 'for="a_2"'],
  [
    '<p id="Content">a</p><p aria-labelledby="x Content">b</p>',
    'aria-labelledby="x content_2"',
  ],
  [
    '<table><tr><th id="Aa">a</th><td headers="Aa">b</td></tr></table>',
    '<td headers="aa">',
  ],
  [
    `<svg><filter id="svgBlur"></filter><g filter="url('#svgBlur')"></g></svg>`,
    `filter="url('#svgblur')"`,
  ],
  ['<svg><g id="Shape"></g><use href="#Shape"></use></svg>', '<use href="#shape">'],
  ['<map name="m"></map><p id="B">b</p><label for="C">c</label>', 'for="C"'],
])("lets references in %s follow ids", (html, expected) => {
  expect(runFinish(html).content).toContain(expected);
});

test("reads a reference with hundreds of thousands of spaces", () => {
  const address = `#${" ".repeat(500_000)}Shape x`;
  const html = `<svg><g id="Shape"></g><use href="${address}"></use></svg>`;
  expect(runFinish(html).content).toContain(address);
});
