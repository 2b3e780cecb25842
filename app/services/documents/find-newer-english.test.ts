import { expect, test } from "vitest";
import { findNewerEnglish } from "./find-newer-english";

const GERMAN = {
  isTranslated: true,
  mdn_url: "/de/docs/Web",
  modified: "2024-03-05T08:00:00.000Z",
};

function toStore(modified: string | null) {
  return {
    findModified: (url: string) => (url === "/en-US/docs/Web" ? modified : null),
  };
}

test("returns the date when the English page changed after the translation", () => {
  const changed = "2024-03-06T00:00:00.000Z";
  expect(findNewerEnglish(GERMAN, toStore(changed))).toBe(changed);
});

test.each([
  ["was changed on the same day", "2024-03-05T23:00:00.000Z"],
  ["is older", "2023-12-31T00:00:00.000Z"],
  ["has no date", null],
])("returns null when the English page %s", (_, changed) => {
  expect(findNewerEnglish(GERMAN, toStore(changed))).toBeNull();
});

test("returns null for pages without translation, original or date", () => {
  const store = toStore("2030-01-01T00:00:00.000Z");
  expect(findNewerEnglish({ ...GERMAN, isTranslated: false }, store)).toBeNull();
  expect(findNewerEnglish({ ...GERMAN, mdn_url: "/de/docs/X" }, store)).toBeNull();
  expect(findNewerEnglish({ ...GERMAN, modified: null }, store)).toBeNull();
});
