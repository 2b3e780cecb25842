import { expect, test } from "vitest";
import { findOtherLanguage } from "./featured";

test("returns the language of a page that differs from the shown one", () => {
  expect(findOtherLanguage("/en-US/docs/Web", "de")).toBe("en-US");
});

test("returns undefined for a page of the same language, or of no language", () => {
  expect(findOtherLanguage("/de/docs/Web", "de")).toBeUndefined();
  expect(findOtherLanguage("https://example.com/de/docs", "de")).toBeUndefined();
});
