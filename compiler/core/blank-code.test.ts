import { expect, test } from "vitest";
import { blankCode, blankComments, blankFences, listFences } from "./blank-code";

function listText(text: string): string {
  return blankCode(text).replace(/\s+/g, " ").trim();
}

test.each([
  ["a fence", "one\n```js\ncode\n```\ntwo", "one two"],
  ["a fence of Windows lines", "one\r\n```js\r\ncode\r\n```\r\ntwo", "one two"],
  ["a fence of tildes", "one\n~~~\ncode\n~~~\ntwo", "one two"],
  ["shorter fences in a longer one", "````md\n```js\na\n```\n````\ntwo", "two"],
  ["a fence that begins with its list item", "- ```js\n  a\n  ```\n\ntwo", "two"],
  ["a fence behind a number", "1. ```js\n   a\n   ```\n\ntwo\n\n```js\nb\n```", "two"],
  ["a fence in a quote", "> ```js\n> a\n> ```\ntwo", "two"],
  ["a fence that is never closed", "one\n```js\ncode", "one"],
  ["no fence in a sentence", "```js``` two", "two"],
  ["a code span", "one `code` two", "one two"],
  ["a code span with backticks", "one `` a ` b `` two", "one two"],
  ["no span of an escaped sign", "one \\`two\\` three", "one \\`two\\` three"],
])("blanks out %s", (_name, text, rest) => {
  expect(blankCode(text)).toHaveLength(text.length);
  expect(listText(text)).toBe(rest);
});

test("leaves text alone that may stand behind a list with an open fence", () => {
  for (const text of ["- ```js\n  a\n\ntwo", "    ```js\n    a\n\ntwo"])
    expect(blankFences(text)).toBe(text);
  expect(blankFences("   ```js\na").trim()).toBe("");
});

test("lists fences with their lines and words", () => {
  expect(listFences(["``` js hidden \r", "a", "```", "> ~~~", "b"])).toMatchObject([
    { first: 0, last: 2, info: "js hidden", isNested: false },
    { first: 3, last: null, info: "", isNested: true },
  ]);
});

test("blanks out comments, but not one that is never closed", () => {
  expect(blankComments("a <!-- b\nc --> d <!-- e")).toBe("a       \n      d <!-- e");
  expect(blankComments("a --> b")).toBe("a --> b");
});

test("takes a moment for a page of openings that nothing closes", () => {
  expect(listText(`${"```a\n".repeat(40_000)}${"<!-- `".repeat(40_000)}`)).toBe("");
});
