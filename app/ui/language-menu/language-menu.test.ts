import { expect, test } from "vitest";
import { hasOtherLanguages } from "./language-menu";

test("is false for a page in its own language only", () => {
  expect(hasOtherLanguages("de", ["de"])).toBe(false);
  expect(hasOtherLanguages("de", [])).toBe(false);
});

test("is true for another language, whether or not the page's own is listed", () => {
  expect(hasOtherLanguages("de", ["de", "en-US"])).toBe(true);
  expect(hasOtherLanguages("de", ["en-US"])).toBe(true);
});
