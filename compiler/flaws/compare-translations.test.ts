import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { compareTranslations, type ComparedPage } from "./compare-translations";
import { readOutline } from "./translation-difference";

function compared(locale: Locale, slug: string, body: string): ComparedPage {
  const path = `${locale.toLowerCase()}/${slug.toLowerCase()}/index.md`;
  return {
    page: { locale, slug, path, sourceCommit: "old" },
    outline: readOutline(body),
  };
}

const PAGES = [
  compared("fr", "A", "## A\n## B"),
  compared("de", "a", ""),
  compared("en-US", "A", "## A"),
  compared("de", "Only_german", "## A"),
  compared("en-US", "B", "## A"),
  compared("de", "B", "## A"),
];

test("holds each translation against its own original", () => {
  const flaws = compareTranslations(PAGES, new Map());
  expect(flaws.map(({ file }) => file)).toEqual(["de/a/index.md", "fr/a/index.md"]);
});

test("leaves translations of an older original alone", () => {
  const entry = { modified: null, hash: "new", contributors: [] };
  expect(compareTranslations(PAGES, new Map([["en-us/a/index.md", entry]]))).toEqual([]);
});
