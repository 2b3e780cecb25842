import { expect, test } from "vitest";
import { ARTICLE_STYLES, linkArticleStyles } from "./article-styles.server";

const QUEUE = '<div class="play-queue"></div>';

test("links the styles of an article once for its document, and anew for another article", () => {
  const document = {};
  const linked = linkArticleStyles({ document, articleHtml: `<p>1</p>${QUEUE}` });
  expect(linked).toMatch(/^<p>1<\/p><link rel="stylesheet" href="[^"]*"><div/);
  expect(linkArticleStyles({ document, articleHtml: "<p>2</p>" })).toBe("<p>2</p>");
  expect(linkArticleStyles({ document, articleHtml: QUEUE })).not.toContain("<p>");
});

test("knows a sheet for each kind of part", () => {
  const html = ARTICLE_STYLES.map(({ start }) => start).join("");
  const linked = linkArticleStyles({ document: {}, articleHtml: html });
  expect(linked.match(/<link /g)).toHaveLength(ARTICLE_STYLES.length);
});
