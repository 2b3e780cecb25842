import fc from "fast-check";
import { expect, test } from "vitest";
import { findTypoEnd, isNearlyEqual } from "./find-typo";

test.each([
  ["flexbox", "flexbox", 7],
  ["flexbox layout", "fleexbox", 7],
  ["flexbox layout", "flxbox", 7],
  ["flexbox layout", "flexbux", 7],
  ["flexbox layout", "flxebox", 7],
  ["flexbox", "flexboxy", 7],
  ["flexbox", "lfexbox", 7],
  ["flexbox", "flexbo", 6],
  ["flexbox", "fxelbox", -1],
  ["grid", "grad", 4],
  ["has", "hsa", -1],
])("in %s finds the end of %s at %d", (text, word, end) => {
  expect(findTypoEnd(text, 0, word)).toBe(end);
});

/** A small alphabet makes similar words likely. */
const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("finds the same places as a comparison with every place", () => {
  fc.assert(
    fc.property(words, words, fc.nat(3), (text, word, start) => {
      const ends = Array.from({ length: text.length + 1 }, (_, end) => end);
      const isThere = ends.some(
        (end) => end >= start && isWithinOneEdit(text.slice(start, end), word),
      );
      const found = findTypoEnd(text, start, word);
      expect(found >= 0).toBe(word.length < 4 ? text.startsWith(word, start) : isThere);
    }),
  );
});

test("ends at a place that is one edit from the word", () => {
  fc.assert(
    fc.property(words, words, (text, word) => {
      const end = findTypoEnd(text, 0, word);
      fc.pre(end >= 0);
      expect(isWithinOneEdit(text.slice(0, end), word)).toBe(true);
    }),
  );
});

test("compares whole words like an edit distance matrix", () => {
  fc.assert(
    fc.property(words, words, (text, word) => {
      const isNear = word.length < 4 ? text === word : isWithinOneEdit(text, word);
      expect(isNearlyEqual(text, word)).toBe(isNear);
    }),
  );
});

/** Generates every word that is one edit away. */
function isWithinOneEdit(a: string, b: string): boolean {
  return a === b || listEdits(a).includes(b);
}

function listEdits(word: string): string[] {
  const letters = ["a", "b", "c"];
  const places = Array.from({ length: word.length + 1 }, (_, place) => place);
  return places.flatMap((place) => {
    const [head, tail] = [word.slice(0, place), word.slice(place)];
    return [
      head + tail.slice(1),
      ...letters.flatMap((letter) => [
        head + letter + tail,
        head + letter + tail.slice(1),
      ]),
      head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
    ];
  });
}
