import { expect, test } from "vitest";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { writeSearchIndexes } from "./write-search-indexes";

test("lists the most popular pages first, then by title", () => {
  const indexes = new Map<string, string[]>();
  const writer = {
    setSearchIndex: (locale, entries) =>
      void indexes.set(
        locale,
        entries.map(({ title }) => title),
      ),
  } as Pick<ContentStoreWriter, "setSearchIndex"> as ContentStoreWriter;
  const pages = ["Zebra", "`apple`", "Änder", "Low", "Top"].map((title) => ({
    locale: "de" as const,
    title,
    url: `/de/docs/${title}`,
  }));
  const popularities = new Map([
    ["/de/docs/top", 1],
    ["/de/docs/low", 0.001],
  ]);
  writeSearchIndexes(writer, pages, popularities);
  expect(indexes.get("de")).toEqual(["Top", "Low", "Änder", "apple", "Zebra"]);
  expect(indexes.get("fr")).toEqual([]);
});
