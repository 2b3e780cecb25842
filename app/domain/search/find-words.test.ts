import { expect, test } from "vitest";
import { findWord, foldInPlace } from "./find-words";

test.each([
  ["Größe ÉTÉ", "große ete"],
  ["ЁЖ", "еж"],
  ["Стандартный Йод", "стандартныи иод"],
  ["Київ, Ђорђе", "киів, ђорђе"],
  ["グリッド", "グリッド"],
])("folds %s character by character", (text, folded) => {
  expect(foldInPlace(text)).toBe(folded);
});

test("keeps the position of each character of Unicode", () => {
  expect(foldInPlace("İSTANBUL")).toBe("istanbul");
  const moved: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (foldInPlace(character).length !== character.length) moved.push(character);
  }
  expect(moved).toEqual([]);
});

test.each([
  ["the grid and a gridline, grid", "grid", [4, 25]],
  ["submap map", "map", [7]],
  ["array.map()", "map", [6]],
  ["array.map()", "map()", [6]],
  ["a:has(b)", ":has", [1]],
  ["größe", "gr", []],
  ["グリッドレイアウト", "レイ", [4]],
  ["anything", "", []],
])("finds in %j the word %j", (text, word, starts) => {
  expect(findWord(text, word).map(({ start }) => start)).toEqual(starts);
});
