import { expect, test } from "vitest";
import { listWordRanges, foldInPlace } from "./list-word-ranges";
import { foldText } from "./fold-text";

test.each([
  ["Größe ÉTÉ", "große ete"],
  ["ЁЖ", "еж"],
  ["Стандартный Йод", "стандартныи иод"],
  ["Київ, Ђорђе", "киів, ђорђе"],
  ["ﬁ ſ", "ﬁ ſ"],
  ["グリッド", "グリッド"],
])("folds %s character by character", (text, folded) => {
  expect(foldInPlace(text)).toBe(folded);
});

const UNICODE = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

test("keeps the position of each character of Unicode", () => {
  expect(foldInPlace("İSTANBUL")).toBe("istanbul");
  const isMoved = (character: string) =>
    foldInPlace(character).length !== character.length;
  expect(UNICODE.filter(isMoved)).toEqual([]);
});

test("folds each letter with marks as queries are folded", () => {
  const letters = UNICODE.filter(
    (character) =>
      /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u.test(character) &&
      character.normalize("NFD") === character.normalize("NFKD"),
  );
  expect(letters.length).toBeGreaterThan(2000);
  expect(letters.filter((one) => foldInPlace(one) !== foldText(one))).toEqual([]);
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
  expect(listWordRanges(text, word).map(({ start }) => start)).toEqual(starts);
});
