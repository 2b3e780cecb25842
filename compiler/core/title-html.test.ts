import { expect, test } from "vitest";
import { toPlainTitle, toShortTitle, toTitleHtml } from "./title-html";

test.each([
  ["`display` CSS property", "<code>display</code> CSS property", "display CSS property"],
  ["`<a>`: the anchor", "<code>&lt;a&gt;</code>: the anchor", "<a>: the anchor"],
  ["<b> & more", "&lt;b&gt; &amp; more", "<b> & more"],
  ["Template \\` literals", "Template ` literals", "Template ` literals"],
  ["`a \\` b`", "<code>a ` b</code>", "a ` b"],
  ["One ` alone", "One ` alone", "One ` alone"],
  ["`a` and `b`", "<code>a</code> and <code>b</code>", "a and b"],
  ["``", "``", "``"],
])("marks the code in %j", (title, html, plain) => {
  expect(toTitleHtml(title)).toBe(html);
  expect(toPlainTitle(title)).toBe(plain);
});

test.each([
  ["Whatever", "`grid`", "grid"],
  ["`<input>` HTML element", undefined, "<input>"],
  ["HTML: HyperText Markup Language", undefined, "HTML"],
  ["JavaScript reference", null, "Reference"],
  ["`display` CSS property", "", "display CSS property"],
  ["constructor", undefined, "constructor"],
])("shortens %j with short title %j", (title, shortTitle, expected) => {
  expect(toShortTitle(title, shortTitle)).toBe(expected);
});
