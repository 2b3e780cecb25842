import { expect, test } from "vitest";
import { encodeHtml } from "./encode-html.server";

const plain = (html: string) => ({ html, isShared: false });
const shared = (html: string) => ({ html, isShared: true });
const LONG = "größe ".repeat(1_000);

function join(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString();
}

test("joins pieces of any width", () => {
  const chunks = encodeHtml([
    plain("<p>größe "),
    shared("日本"),
    plain(""),
    plain(" 🙂"),
  ]);
  expect(chunks.map(String)).toEqual(["<p>größe 日本 🙂"]);
});

test("leaves a page alone when it encodes the next", () => {
  const page = encodeHtml([plain("first"), shared(LONG), plain("end")]);
  encodeHtml([plain("another one, and longer"), plain("a".repeat(100_000))]);
  encodeHtml([plain("other")]);
  expect(join(page)).toBe(`first${LONG}end`);
});

test("uses the bytes of a long shared piece again, in a chunk of their own", () => {
  const [, first] = encodeHtml([plain("a"), shared(LONG), plain("b")]);
  const [second] = encodeHtml([shared(` ${LONG}`.slice(1))]);
  expect(second).toBe(first);
  expect(String(second)).toBe(LONG);
});
