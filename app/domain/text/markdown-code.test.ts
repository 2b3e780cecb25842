import { expect, test } from "vitest";
import { toCodeSpan, toFence } from "./markdown-code";

test.each([
  ["", ""],
  ["a", "`a`"],
  ["a\n  b", "`a b`"],
  ["a`b", "``a`b``"],
  ["`", "`` ` ``"],
  ["``a", "``` ``a ```"],
  [" a ", "`  a  `"],
  [" ", "` `"],
  [" a", "` a`"],
])("renders %j as the span %j", (code, span) => {
  expect(toCodeSpan(code)).toBe(span);
});

test.each([
  ["a", "js", "```js\na\n```"],
  ["`a``", "", "```\n`a``\n```"],
  ["```js\na\n```", "md", "````md\n```js\na\n```\n````"],
])("renders %j in %j as the block %j", (code, info, block) => {
  expect(toFence(code, info)).toBe(block);
});

test("reads long code with a space at its start once", () => {
  const code = ` ${"a".repeat(300_000)}`;
  expect(toCodeSpan(code)).toBe(`\`${code}\``);
});

test("renders code with more runs of backticks than a call takes arguments", () => {
  expect(toFence("` ".repeat(300_000), "").startsWith("```\n")).toBe(true);
});
