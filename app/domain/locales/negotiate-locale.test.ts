import { expect, test } from "vitest";
import { negotiateLocale } from "./negotiate-locale";
import { LOCALES } from "./locale";

test.each([
  ["fr ; q=0.1 , de ; q=0.9", "de"],
  ["de;q=0, ja ;q=0.2", "ja"],
  ["pt-PT", "pt-BR"],
  ["zh-HK;q=1", "zh-TW"],
  ["zh-Hant", "zh-TW"],
  ["zh-Hant-CN", "zh-TW"],
  ["zh-Hans-TW", "zh-CN"],
  ["zh", "zh-CN"],
  ["x", "en-US"],
])("%j asks for %s", (header, locale) => {
  expect(negotiateLocale(header, LOCALES)).toBe(locale);
});

test.each([
  ["fr", ["de", "en-US"], "en-US"],
  ["fr", ["ja", "de"], "ja"],
  ["zh-TW", ["zh-CN"], "zh-CN"],
  ["fr", [], "en-US"],
] as const)("%j asks for one of %j: %s", (header, available, locale) => {
  expect(negotiateLocale(header, available)).toBe(locale);
});

test("reads a long header of spaces at once", () => {
  expect(negotiateLocale(`a${" ".repeat(300_000)}b, de`, LOCALES)).toBe("de");
}, 5_000);
