import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  DEFAULT_LOCALE,
  LOCALES,
  parseLocale,
  readLocale,
  RETIRED_LOCALES,
  swapLocale,
} from "./locale";

const ROOT = join(import.meta.dirname, "../../..");
/** Where locales may be listed: their table, and the public tables of old addresses. */
const LISTS = [
  "app/domain/locales/locale.ts",
  "app/http/redirects/fundamental/landing-families.ts",
  // Words of languages, some of which have none.
  "app/services/search/language-words.ts",
];
/** A file that treats one or two languages in a way of their own is no list. */
const MOST_NAMED = 2;

test("finds a locale in any case, and nothing else", () => {
  expect(LOCALES.map((locale) => parseLocale(locale.toUpperCase()))).toEqual(LOCALES);
  expect(parseLocale("xx")).toBeNull();
  expect(parseLocale("constructor")).toBeNull();
  expect(LOCALES[0]).toBe(DEFAULT_LOCALE);
});

test("reads the default locale from parameters without a known one", () => {
  expect(readLocale({ locale: "PT-br" })).toBe("pt-BR");
  expect(readLocale({ locale: "xx" })).toBe(DEFAULT_LOCALE);
  expect(readLocale({})).toBe(DEFAULT_LOCALE);
});

test("replaces the locale segment only", () => {
  expect(swapLocale("/de/docs/Web/de", "fr")).toBe("/fr/docs/Web/de");
  expect(swapLocale("/en-US/", "ja")).toBe("/ja/");
  // Never the start of an address of another site.
  expect(swapLocale("//elsewhere.example", "ja")).toBe("/ja/elsewhere.example");
});

test("is served, or retired, but not both", () => {
  const retired: readonly string[] = RETIRED_LOCALES;
  expect(LOCALES.filter((locale) => retired.includes(locale))).toEqual([]);
});

test("is the only list of locales in the code", () => {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const lists = listCode().filter((file) => {
    const code = readFileSync(join(ROOT, file), "utf8");
    const named = others.filter((locale) =>
      new RegExp(`["']${locale}["']|^\\s*${locale}:`, "m").test(code),
    );
    return named.length > MOST_NAMED;
  });
  expect(lists.toSorted()).toEqual(LISTS);
});

function listCode(): string[] {
  return ["app", "cli", "compiler"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
}
