import { expect, test } from "vitest";
import { hasOtherLanguages } from "./has-other-languages";

test("finds nothing to choose where a page is there in its own language alone", () => {
  expect(hasOtherLanguages("de", [{ locale: "de" }])).toBe(false);
  expect(hasOtherLanguages("de", [])).toBe(false);
});

test("finds another language, whether or not the page's own is listed", () => {
  expect(hasOtherLanguages("de", [{ locale: "de" }, { locale: "en-US" }])).toBe(true);
  expect(hasOtherLanguages("de", [{ locale: "en-US" }])).toBe(true);
});
