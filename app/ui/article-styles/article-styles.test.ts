import { expect, test } from "vitest";
import { ARTICLE_STYLES, linkArticleStyles } from "./article-styles.server";

const QUEUE = '<div class="play-queue"></div>';

test("links the styles of an article once for its page, and anew for another article", () => {
  const page = {};
  const linked = linkArticleStyles(page, `<p>1</p>${QUEUE}`);
  expect(linked).toMatch(/^<p>1<\/p><link rel="stylesheet" href="[^"]*"><div/);
  expect(linkArticleStyles(page, "<p>2</p>")).toBe("<p>2</p>");
  expect(linkArticleStyles(page, QUEUE)).not.toContain("<p>");
});

test("knows a sheet for each kind of part", () => {
  const html = ARTICLE_STYLES.map(({ start }) => start).join("");
  const linked = linkArticleStyles({}, html);
  expect(linked.match(/<link /g)).toHaveLength(ARTICLE_STYLES.length);
});
