import { expect, test } from "vitest";
import { parseQuery } from "./parse-query";

function listWords(query: string): (string | undefined)[] {
  return parseQuery(query).words.map(([word]) => word);
}

test.each([
  ["css grid", ["css", "grid"]],
  ["Array.prototype.map", ["array", "prototype", "map"]],
  [".map", [".map"]],
  ["flex, grid", ["flex", "grid"]],
  ["Window: fetch() method", ["window", "fetch()", "method"]],
  ["<input>: the input", ["<input>", "input"]],
  ["--*", ["--*"]],
  ["for...of", ["for", "of"]],
  ["グリッド、レイアウト", ["グリッド", "レイアウト"]],
  ["", []],
  ["   ", []],
])("splits %j into words", (query, words) => {
  expect(listWords(query)).toEqual(words);
});

test("keeps the words in quotation marks together", () => {
  expect(listWords('css "grid layout" now')).toEqual(["css", "grid layout", "now"]);
  expect(listWords("“the grid” of")).toEqual(["the grid", "of"]);
});

test("takes an unclosed quotation mark for nothing", () => {
  expect(listWords('css "grid layout')).toEqual(["css", "grid", "layout"]);
});

test("leaves out words that are in every text, unless there are no others", () => {
  expect(listWords("the array and the map")).toEqual(["array", "map"]);
  expect(listWords("the")).toEqual(["the"]);
});

test.each([
  ["function", ["function", "functions"]],
  ["functions", ["functions", "function"]],
  ["queries", ["queries", "query"]],
  ["classes", ["classes", "class", "classe"]],
  ["class", ["class"]],
  ["js", ["js", "javascript"]],
  ["@media", ["@media", "media"]],
  ["constructor", ["constructor", "constructors"]],
])("also looks for other forms of %s", (query, forms) => {
  expect(parseQuery(query).words).toEqual([forms]);
});

test("looks in texts only for what has letters or digits", () => {
  expect(parseQuery("=== strict").terms.map(([term]) => term)).toEqual(["strict"]);
});

test("keeps the whole query for names, without quotation marks", () => {
  expect(parseQuery(' "Grid  Layout" ').text).toBe("grid layout");
});

test("reads no more words than anybody types", () => {
  expect(parseQuery("word ".repeat(100)).words).toHaveLength(32);
});
