import { expect, test } from "vitest";
import { renderBareDocument } from "./bare-document";

test("wraps head and body, and escapes the title", () => {
  const html = renderBareDocument({
    lang: "ja",
    title: "<b> & more",
    head: "<style></style>\n",
    body: "<p>text</p>",
  });
  expect(html).toMatch(/^<!doctype html>\n<html lang="ja">/);
  expect(html).toContain("<title>&lt;b&gt; &amp; more</title>\n<style></style>\n</head>");
  expect(html).toContain("<body>\n<p>text</p>\n</body>\n</html>\n");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});
