import { expect, test } from "vitest";
import { parseQuery } from "./parse-query";

test("splits words at spaces, commas and periods, in lower case", () => {
  expect(parseQuery(" Array.prototype, MAP ")).toEqual({
    text: "array.prototype, map",
    words: ["array", "prototype", "map"],
    squeezed: "arrayprototypemap",
  });
});

test.each([
  [".map array.from", [".map", "array.from"]],
  ["array.from, map.", ["array.from", "map."]],
])("keeps the periods of %s, which begins or ends with one", (typed, words) => {
  expect(parseQuery(typed)?.words).toEqual(words);
});

test.each(["", "  \t", ",", " , . , "])("finds nothing to look for in %j", (typed) => {
  expect(parseQuery(typed)).toBeNull();
});

test("takes a period alone as a word", () => {
  expect(parseQuery(".")?.words).toEqual(["."]);
});

test("names a repeated word once", () => {
  expect(parseQuery("map Map")?.words).toEqual(["map"]);
});
