import { expect, test } from "vitest";
import { splitLines } from "./split-lines";

function toText(html: string): string {
  return html.replace(/<[^>]*>/g, "");
}

test("wraps each line in an element, with its line break", () => {
  expect(splitLines("a\n\nb")).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
  );
});

test("makes no line after the final line break", () => {
  expect(splitLines("a\n")).toBe('<span class="line">a\n</span>');
  expect(splitLines("")).toBe('<span class="line"></span>');
});

test("closes an open element at the end of a line and reopens it in the next", () => {
  const comment = '<span class="token comment">';
  expect(splitLines(`${comment}one\ntwo</span> x`)).toBe(
    `<span class="line">${comment}one\n</span></span>` +
      `<span class="line">${comment}two</span> x</span>`,
  );
});

test("closes nested elements from the inside", () => {
  expect(splitLines('<a href="#x"><b>1\n2</b></a>')).toBe(
    '<span class="line"><a href="#x"><b>1\n</b></a></span>' +
      '<span class="line"><a href="#x"><b>2</b></a></span>',
  );
});

test("keeps the text, including escaped characters and lone brackets", () => {
  const html = 'if (a &lt; b)\n  <span class="token string">"\n"</span> < 3\n';
  expect(toText(splitLines(html).replaceAll(/<span[^>]*>|<\/span>/g, ""))).toBe(
    toText(html.replaceAll(/<span[^>]*>|<\/span>/g, "")),
  );
});

test("marks the given lines", () => {
  expect(splitLines("a\nb\nc", new Set([2, 3]))).toBe(
    '<span class="line">a\n</span><span class="line marked">b\n</span><span class="line marked">c</span>',
  );
});
