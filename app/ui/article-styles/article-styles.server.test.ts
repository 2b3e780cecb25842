import { expect, test } from "vitest";
import { listStyles } from "~/browser/loading/load-styles";
import { ARTICLE_STYLES, linkArticleStyles, linkStyles } from "./article-styles.server";

const STYLES = [
  { url: "/a.css", part: /<a-part / },
  { url: "/b.css", part: /<div class="b / },
];
const A = '<a-part id="1"></a-part>';
const B = '<div class="b b-first"></div>';

test("links nothing in an article without such parts", () => {
  const html = '<p class="b">Text</p><div class="bcd"></div>';
  expect(linkStyles(html, STYLES)).toBe(html);
});

test("links each sheet once, in front of the first part that needs it", () => {
  expect(linkStyles(`<p>1</p>${A}<p>2</p>${B}${B}`, STYLES)).toBe(
    `<p>1</p><link rel="stylesheet" href="/a.css">${A}<p>2</p>` +
      `<link rel="stylesheet" href="/b.css">${B}${B}`,
  );
});

test("names the sheets for pages that show the article in place", () => {
  expect(listStyles(linkStyles(A + B, STYLES))).toEqual(["/a.css", "/b.css"]);
  expect(listStyles(linkStyles(B + A, STYLES))).toEqual(["/b.css", "/a.css"]);
  expect(listStyles(`<p>&lt;link rel="stylesheet" href="/c.css"></p>`)).toEqual([]);
});

test("links the styles of an article once for its page, and anew for another article", () => {
  const page = {};
  const linked = linkArticleStyles(page, "<p>1</p><p>Press <kbd>F1</kbd></p>");
  expect(linked).toMatch(/^<p>1<\/p><p>Press <link rel="stylesheet" href="[^"]*"><kbd>/);
  expect(linkArticleStyles(page, "<p>2</p>")).toBe("<p>2</p>");
  expect(linkArticleStyles(page, "<kbd>F1</kbd>")).not.toContain("<p>");
});

test.each([
  '<interactive-example name="x">',
  '<div class="inheritance-diagram">',
  "<kbd>",
  "<hr>",
  '<math display="block">',
  '<a class="play-link" href="/en-US/play">',
  '<iframe class="sample-code-frame" title="x">',
  '<ul class="prev-next">',
  '<div class="index">',
  '<div class="list-filter">',
  '<table class="properties">',
  '<pre class="notranslate css-formal-syntax">',
  '<pre class="brush: js example-good notranslate">',
  '<pre class="brush: css example-bad notranslate">',
])("knows a sheet for %s", (start) => {
  const linked = linkStyles(`<p>1</p>${start}`);
  expect(linked).toMatch(/^<p>1<\/p><link rel="stylesheet" href="[^"]*">/);
  expect(linked.endsWith(start)).toBe(true);
});

test("has a sheet for each kind of part that few articles have, and for no other", () => {
  expect(ARTICLE_STYLES).toHaveLength(3);
  const common =
    '<div class="bc "></div><div class="play-queue"></div><pre class="brush: js">';
  expect(linkStyles(`${common}<blockquote><hr-x></hr-x></blockquote>`)).not.toContain(
    "<link",
  );
});
