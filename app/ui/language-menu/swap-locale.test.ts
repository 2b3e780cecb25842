import { expect, test } from "vitest";
import { swapLocale } from "./swap-locale";

test("replaces the locale segment only", () => {
  expect(swapLocale("/de/docs/Web/de", "fr")).toBe("/fr/docs/Web/de");
  expect(swapLocale("/en-US/", "ja")).toBe("/ja/");
});
