import { expect, test } from "vitest";
import { splitLines } from "./split-lines";

function toText(html: string): string {
  return html.replace(/<[^>]*>/g, "");
}

test("gives each line an element, with its line break", () => {
  expect(splitLines("a\n\nb")).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
  );
});

test("makes no line of the end of the last one", () => {
  expect(splitLines("a\n")).toBe('<span class="line">a\n</span>');
  expect(splitLines("")).toBe('<span class="line"></span>');
});

test("closes at the end of a line what goes on in the next one", () => {
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

test("keeps the text as it is, escaped signs and lone brackets included", () => {
  const html = 'if (a &lt; b)\n  <span class="token string">"\n"</span> < 3\n';
  expect(toText(splitLines(html).replaceAll(/<span[^>]*>|<\/span>/g, ""))).toBe(
    toText(html.replaceAll(/<span[^>]*>|<\/span>/g, "")),
  );
});

test("marks the lines that are asked for", () => {
  expect(splitLines("a\nb\nc", new Set([2, 3]))).toBe(
    '<span class="line">a\n</span><span class="line marked">b\n</span><span class="line marked">c</span>',
  );
});
