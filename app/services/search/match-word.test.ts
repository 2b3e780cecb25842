import { expect, test } from "vitest";
import { FITS, matchWord } from "./match-word";

test.each([
  ["Array.prototype.map()", "array", FITS.whole],
  ["Document: getElementById() method", "element", FITS.part],
  ["Document: getElementById() method", "elementbyid", FITS.part],
  ["HTMLElement", "html", FITS.part],
  ["HTMLElement", "element", FITS.part],
  ["Arrays", "array", FITS.start],
  ["getElementsByName", "element", FITS.start],
  ["Subarray", "array", FITS.inside],
  ["subarray of an array", "array", FITS.whole],
  ["数组方法", "组", FITS.whole],
  ["数组方法", "数组", FITS.whole],
  ["Map", "set", FITS.none],
])("fits in %s: %s", (title, word, fit) => {
  expect(matchWord({ title, folded: title.toLowerCase() }, word)).toBe(fit);
});

test("takes a title for lower case whose length is another when folded", () => {
  expect(matchWord({ title: "ﬁGrid", folded: "figrid" }, "grid")).toBe(FITS.inside);
});
