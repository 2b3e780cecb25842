import { expect, test } from "vitest";
import { encodeHtml } from "./encode-html.server";

test("joins pieces of any width", () => {
  const bytes = encodeHtml(["<p>größe ", "日本", "", " 🙂"]);
  expect(bytes.toString()).toBe("<p>größe 日本 🙂");
});

test("leaves a page alone when it encodes the next", () => {
  const page = encodeHtml(["first"]);
  encodeHtml(["another one, and longer", "a".repeat(100_000)]);
  encodeHtml(["other"]);
  expect(page.toString()).toBe("first");
});
