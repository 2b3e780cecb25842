import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAtRanges } from "./split-at-ranges";

test("splits a title at the typed text", () => {
  expect(
    splitAtRanges("Array.prototype.map()", [
      [16, 19],
      [0, 5],
    ]),
  ).toEqual([
    { text: "Array", isMatch: true },
    { text: ".prototype.", isMatch: false },
    { text: "map", isMatch: true },
    { text: "()", isMatch: false },
  ]);
});

test("joins ranges that overlap or touch", () => {
  expect(
    splitAtRanges("abcdef", [
      [1, 3],
      [2, 4],
      [4, 5],
    ]),
  ).toEqual([
    { text: "a", isMatch: false },
    { text: "bcde", isMatch: true },
    { text: "f", isMatch: false },
  ]);
});

test("marks every letter of a range and no other", () => {
  const ranges = fc.array(fc.tuple(fc.nat(9), fc.nat(4)), { maxLength: 5 });
  fc.assert(
    fc.property(fc.string({ minLength: 14, maxLength: 14 }), ranges, (text, places) => {
      const list = places.map(([start, length]) => [start, start + length] as const);
      const parts = splitAtRanges(text, list);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const marks = parts.map(({ text: { length }, isMatch }) =>
        (isMatch ? "x" : "-").repeat(length),
      );
      const expected = [...Array(14).keys()].map((at) =>
        list.some(([start, end]) => at >= start && at < end) ? "x" : "-",
      );
      expect(marks.join("")).toBe(expected.join(""));
    }),
  );
});
