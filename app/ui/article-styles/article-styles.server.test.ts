import { expect, test } from "vitest";
import { listStyles } from "~/browser/load-styles";
import { linkStyles } from "./article-styles.server";

const STYLES = [
  { url: "/a.css", start: "<a-part " },
  { url: "/b.css", start: '<div class="b ' },
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
