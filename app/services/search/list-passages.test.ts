import { expect, test } from "vitest";
import type { Section } from "~/domain/documents/document";
import { listPassages } from "./list-passages";
import { createMatcher } from "./mark-matches";
import { parseQuery } from "./parse-query";
import { readPageText } from "./read-text";

const FILL = "Some words that tell nothing about it at all. ".repeat(6);

function find(query: string, ...contents: string[]): string[] {
  const body = contents.map((content): Section => ({
    type: "prose",
    value: { id: null, title: null, isH3: false, content },
  }));
  const page = readPageText({ summary: "", trail: [], body });
  return listPassages(page, createMatcher(parseQuery(query))).map((pieces) =>
    pieces.map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece)).join(""),
  );
}

test("cuts a passage around a match, at spaces", () => {
  const [passage = "", ...others] = find(
    "grid",
    `<p>${FILL}Here is the grid. ${FILL}</p>`,
  );
  expect(others).toEqual([]);
  expect(passage).toContain("is the [grid]. Some words");
  expect(passage.length).toBeLessThan(130);
  expect(passage).toMatch(/^\S.*\S$/);
  expect(FILL + FILL).toContain(passage.slice(0, passage.indexOf(" Here")));
});

test("prefers the three passages with the most words, in text order", () => {
  const one = `<p>The grid. ${FILL}</p>`;
  const two = `<p>The css grid. ${FILL}</p>`;
  const passages = find("css grid", one, two, one, two, two);
  expect(passages).toHaveLength(3);
  for (const passage of passages) expect(passage).toContain("The [css] [grid].");
});

test("returns none for a word on its own", () => {
  expect(find("grid", "<p>Grid:</p>", "<p>See the grid there</p>")).toEqual([
    "See the [grid] there",
  ]);
});

test("returns none when the words occur only in code, or nowhere", () => {
  expect(find("grid", "<pre>grid</pre>", "<p>map</p>")).toEqual([]);
  expect(find("", "<p>map</p>")).toEqual([]);
});

test("cuts a text without spaces", () => {
  const [passage = ""] = find("例", `<p>${"文".repeat(300)}例${"字".repeat(300)}</p>`);
  expect(passage).toMatch(/^文+\[例\]字+$/);
  expect(passage.length).toBeLessThanOrEqual(125);
});
