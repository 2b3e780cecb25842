import { expect, test } from "vitest";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Locale } from "~/domain/locales/locale";
import { writeSearchIndexes } from "./write-search-indexes";

function writeIndexes(
  slugs: readonly string[],
  popularities = new Map<string, number>(),
  locales?: readonly Locale[],
) {
  const indexes = new Map<string, string[]>();
  const writer = {
    setSearchIndex: (locale, entries) =>
      void indexes.set(
        locale,
        entries.map(({ title }) => title),
      ),
  } as Pick<ContentStoreWriter, "setSearchIndex"> as ContentStoreWriter;
  const pages = slugs.map((title) => ({
    locale: "de" as const,
    title,
    url: `/de/docs/${title}`,
  }));
  writeSearchIndexes(writer, pages, popularities, locales);
  return indexes;
}

test("lists the most popular pages first, then shallower ones, then by title", () => {
  const indexes = writeIndexes(
    ["Zebra", "Aa/Deep", "`apple`", "Änder", "Low", "Top"],
    new Map([
      ["/de/docs/top", 1],
      ["/de/docs/low", 0.001],
    ]),
  );
  expect(indexes.get("de")).toEqual(["Top", "Low", "Änder", "apple", "Zebra", "Aa/Deep"]);
  expect(indexes.get("fr")).toEqual([]);
});

test("lists the likeliest meaning of a name first without popularities", () => {
  const slugs = [
    "Glossary/Map",
    "Web/API/Observable/map",
    "Web/HTML/Reference/Elements/map",
    "Web/JavaScript/Reference/Global_Objects/Array/map",
    "Web/JavaScript/Reference/Global_Objects/Map",
  ];
  expect(writeIndexes(slugs).get("de")).toEqual(
    slugs.toReversed().toSpliced(3, 2, "Glossary/Map", "Web/API/Observable/map"),
  );
});

test("lists the shallower of two pages of a kind first, then by title", () => {
  const [deep, shallow, last] = ["Core/A", "B", "C"].map(
    (name) => `Learn_web_development/${name}`,
  );
  const slugs = [deep, last, shallow].map(String);
  expect(writeIndexes(slugs).get("de")).toEqual([shallow, last, deep]);
});

test("writes the indexes of the given languages alone", () => {
  expect([...writeIndexes(["Web"], new Map(), ["fr"])]).toEqual([["fr", []]]);
  expect([...writeIndexes(["Web"], new Map(), ["de"])]).toEqual([["de", ["Web"]]]);
});

test("leaves out pages that search engines are not to list", () => {
  const slugs = ["orphaned/Web/Old", "conflicting/Web/New", "MDN/Kitchensink", "Web"];
  expect(writeIndexes(slugs).get("de")).toEqual(["Web"]);
});
