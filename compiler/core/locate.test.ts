import { expect, test } from "vitest";
import { createLocate } from "./locate";

const NOWHERE = { line: null, column: null };

test("counts lines from the body's first line and columns from one", () => {
  const locate = createLocate({ body: "a\n\n  [x](/b)", firstLine: 7 });
  expect(locate("a")).toEqual({ line: 7, column: 1 });
  expect(locate("/b")).toEqual({ line: 9, column: 7 });
});

test("gives the next occurrence each time, then the last one again", () => {
  const locate = createLocate({ body: "x y x", firstLine: 1 });
  expect([locate("x"), locate("x"), locate("x")].map(({ column }) => column)).toEqual([
    1, 5, 5,
  ]);
});

test("does not take a longer URL for a shorter one", () => {
  const locate = createLocate({
    body: "(/a/b) (/a#b) (/a.html) (/a-b) see /a.",
    firstLine: 1,
  });
  expect(locate("/a")).toEqual({ line: 1, column: 36 });
});

test.each([
  ["/docs/a", "[x](/de/docs/a) [y](/docs/a)"],
  ["a.png", "![](b-a.png) ![](../a.png) ![](a.png)"],
  ["#a", "[x](/docs/b#a) ### a [y](#a)"],
  ["## a", "### a and\n## a"],
])("does not take the end of another text for %j", (needle, body) => {
  const { column, line } = createLocate({ body, firstLine: 1 })(needle);
  const lines = body.split("\n");
  expect({ line, column }).toEqual({
    line: lines.length,
    column: (lines.at(-1) ?? "").lastIndexOf(needle) + 1,
  });
});

test.each([
  ["/docs/for", "(/docs/for...of) (/docs/for)"],
  ["/docs/function", "(/docs/function*) <a href='/docs/function*'> (/docs/function)"],
  ["/docs/B", "(/docs/Bézier) (/docs/B)"],
  ["/docs/Café", "(/docs/Cafés) (/docs/Café)"],
  ["/docs/CSS/", "(/docs/CSS/:is) (/docs/CSS/@media) (/docs/CSS/)"],
])("does not take the start of another address for %j", (needle, body) => {
  const { column } = createLocate({ body, firstLine: 1 })(needle);
  expect(column).toBe(body.lastIndexOf(needle) + 1);
});

test("finds a URL whose ampersands are references", () => {
  const locate = createLocate({ body: "[x](/docs/a?b&amp;c)", firstLine: 1 });
  expect(locate("/docs/a?b&c")).toEqual({ line: 1, column: 5 });
});

test("finds a URL behind a sign of emphasis", () => {
  const locate = createLocate({ body: "_https://a.example/ b_", firstLine: 1 });
  expect(locate("https://a.example/")).toEqual({ line: 1, column: 2 });
});

test.each(["```js\n/a\n```", "> ````md\n> ```\n> /a\n> ````", "  ~~~\n  /a\n  ~~~"])(
  "skips the code block %j",
  (code) => {
    const locate = createLocate({ body: `${code}\n/a`, firstLine: 1 });
    expect(locate("/a")).toEqual({ line: code.split("\n").length + 1, column: 1 });
  },
);

test.each(["`/a`", "`` ` /a ``", "<!-- /a -->", "- ```js\n  /a\n  ```"])(
  "skips %j, which holds no link",
  (code) => {
    const locate = createLocate({ body: `${code}\n/a`, firstLine: 1 });
    expect(locate("/a")).toEqual({ line: code.split("\n").length + 1, column: 1 });
  },
);

test("finds a heading with code", () => {
  const locate = createLocate({ body: "x\n\n#### The `a` part", firstLine: 1 });
  expect(locate("#### The `a` part")).toEqual({ line: 3, column: 1 });
});

test("tries one text after the other", () => {
  const locate = createLocate({ body: "[x](/ä)", firstLine: 1 });
  expect(locate("/%C3%A4", "/ä")).toEqual({ line: 1, column: 5 });
});

test.each(["", "missing"])("knows no place for %j", (needle) => {
  expect(createLocate({ body: "text", firstLine: 1 })(needle)).toEqual(NOWHERE);
});

test("searches once for what comes no more, however often it is asked for", () => {
  const locate = createLocate({ body: `x ${"ax".repeat(50_000)}`, firstLine: 1 });
  const places = Array.from({ length: 30_000 }, () => locate("x"));
  expect(places.at(-1)).toEqual({ line: 1, column: 1 });
});

test("finds a link behind a macro's argument of the same text, and an argument alone", () => {
  const body =
    '{{glossary("cache", "Cache")}} {{x(\'a.png\')}}\n[rel](cache) {{y(\n[z](z)';
  const locate = createLocate({ body, firstLine: 7 });
  expect(locate("cache")).toEqual({ line: 8, column: 7 });
  expect(locate("cache")).toEqual({ line: 8, column: 7 });
  expect(locate("a.png")).toEqual({ line: 7, column: 37 });
  expect(locate("z")).toEqual({ line: 9, column: 2 });
  expect(locate("{{glossary")).toEqual({ line: 7, column: 1 });
});
