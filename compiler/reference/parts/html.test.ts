import { expect, test } from "vitest";
import { createTestSite } from "../../macros/test-site";
import {
  code,
  codeBlock,
  definitions,
  joinWords,
  link,
  linkExisting,
  list,
  section,
  sentence,
  unlinkMissing,
} from "./html";

test("escapes text in code, slugs and code blocks", () => {
  expect(code("a<b>&c")).toBe("<code>a&lt;b&gt;&amp;c</code>");
  expect(link('Web/"x"', "x")).toBe('<a href="/en-US/docs/Web/&quot;x&quot;">x</a>');
  expect(codeBlock("js", "a < b")).toBe(
    '<div class="code-example"><div class="example-header"><span class="language-name">js</span></div>' +
      '<pre class="brush: js notranslate"><code>a &lt; b</code></pre></div>',
  );
});

test("keeps the words of a link that leads nowhere on this site", () => {
  const site = createTestSite(["Web/API/Node"]);
  const known = '<a href="/en-US/docs/Web/API/Node#top">a <b>node</b></a>';
  expect(
    unlinkMissing(
      site,
      `${known}, <a href="/en-US/docs/Web/Gone#x" data-checked>gone</a>, <a href="/docs/Gone">it</a>, <a href="#x">x</a>`,
    ),
  ).toBe(`${known}, gone, it, <a href="#x">x</a>`);
});

test("links only pages that the site has", () => {
  const site = createTestSite(["Web/API/Node"]);
  expect(linkExisting(site, "Web/API/Node", "x")).toBe(
    '<a href="/en-US/docs/Web/API/Node">x</a>',
  );
  expect(linkExisting(site, "Web/API/Nothing", "x")).toBe("x");
  expect(linkExisting(site, null, "x")).toBe("x");
});

test("leaves out empty parts", () => {
  expect([section("A", ""), list([]), definitions([]), sentence(" ")]).toEqual([
    "",
    "",
    "",
    "",
  ]);
  expect(section("A", list(["b"]))).toBe("<h2>A</h2><ul><li>b</li></ul>");
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b, and c"],
])("joins %j to %j", (items, text) => {
  expect(joinWords(items)).toBe(text);
});

test.each([
  ["a word", "A word."],
  ["Done.", "Done."],
  ["<code>x</code> is it", "<code>x</code> is it."],
  ["See <em>this.</em>", "See <em>this.</em>"],
])("makes a sentence of %j", (html, expected) => {
  expect(sentence(html)).toBe(expected);
});
