import { expect, test } from "vitest";
import { parseQuery } from "./parse-query";

test("splits words at spaces, commas and periods, in lower case", () => {
  expect(parseQuery(" Array.prototype, MAP ")).toEqual({
    text: "array.prototype, map",
    words: ["array", "prototype", "map"],
    squeezed: "arrayprototypemap",
  });
});

test("reads other white space, such as the wide space of Japanese keyboards, as a space", () => {
  expect(parseQuery("\u3000Box\u3000 Shadow\u00a0配列")).toEqual({
    text: "box shadow 配列",
    words: ["box", "shadow", "配列"],
    squeezed: "boxshadow配列",
  });
});

test.each(["グリッド、レイアウト", "グリッド，レイアウト"])(
  "splits %s at its comma",
  (typed) => {
    expect(parseQuery(typed)?.words).toEqual(["グリッド", "レイアウト"]);
  },
);

test.each([
  [".map array.from", [".map", "array.from"]],
  ["array.from, map.", ["array.from", "map."]],
])("keeps the periods of %s, which begins or ends with one", (typed, words) => {
  expect(parseQuery(typed)?.words).toEqual(words);
});

test.each(["", "  \t", ",", " , . , "])("returns null for %j", (typed) => {
  expect(parseQuery(typed)).toBeNull();
});

test("accepts a single period as a word", () => {
  expect(parseQuery(".")?.words).toEqual(["."]);
});

test("drops repeated words", () => {
  expect(parseQuery("map Map")?.words).toEqual(["map"]);
});
