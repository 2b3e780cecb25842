import { expect, test } from "vitest";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { writeSearchIndexes } from "./write-search-indexes";

function writeIndexes(
  slugs: readonly string[],
  popularities = new Map<string, number>(),
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
  writeSearchIndexes(writer, pages, popularities);
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

test("leaves out pages that search engines are not to list", () => {
  const slugs = ["orphaned/Web/Old", "conflicting/Web/New", "MDN/Kitchensink", "Web"];
  expect(writeIndexes(slugs).get("de")).toEqual(["Web"]);
});
