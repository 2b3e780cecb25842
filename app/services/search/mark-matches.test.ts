import { expect, test } from "vitest";
import { createMatcher, hasMark, markMatches } from "./mark-matches";
import { parseQuery } from "./parse-query";

/** Renders matches in brackets. */
function mark(text: string, query: string): string {
  return markMatches(text, createMatcher(parseQuery(query)))
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join("");
}

test.each([
  ["The grid and a gridline", "grid", "The [grid] and a gridline"],
  ["Grids and GRID", "grid", "[Grids] and [GRID]"],
  ["Array.prototype.map()", "array.prototype.map", "[Array.prototype.map]()"],
  ["<input> and input", "<input>", "[<input>] and [input]"],
  ["a:has(b)", ":has", "a[:has](b)"],
  ["Die Größe", "grosse größe", "Die [Größe]"],
  ["La función", "funcion", "La [función]"],
  ["Стандартный объект", "стандартный", "[Стандартный] объект"],
  ["グリッドレイアウト", "レイアウト", "グリッド[レイアウト]"],
  ["L’élément et l'élément", "l’element", "[L’élément] et [l'élément]"],
  ["a (b) [c] .*", ".* (b) [c]", "a [(b)] [[c]] [.*]"],
  ["グリッドレイアウト", "グリッド レイアウト", "[グリッドレイアウト]"],
  ["map, grid", "grid map", "[map], [grid]"],
  ["nothing here", "grid", "nothing here"],
  ["anything", "", "anything"],
])("marks in %j the words of %j", (text, query, marked) => {
  expect(mark(text, query)).toBe(marked);
});

test("tells whether a text has a match", () => {
  const matcher = createMatcher(parseQuery("grid"));
  expect(hasMark(markMatches("a grid", matcher))).toBe(true);
  expect(hasMark(markMatches("a map", matcher))).toBe(false);
});

test("tells whether a text has all words, in any form", () => {
  const matcher = createMatcher(parseQuery("grid regex"));
  expect(matcher.hasAll("Regular expressions in a GRID")).toBe(true);
  expect(matcher.hasAll("grid of a map")).toBe(false);
});

test("finds the same in a text that was folded before", () => {
  const matcher = createMatcher(parseQuery("cafe grid"));
  const text = "A Café, a GRID";
  expect(matcher.find(text, "a cafe, a grid")).toEqual(matcher.find(text));
  expect(matcher.find(text)).toHaveLength(2);
});
