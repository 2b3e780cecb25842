import { expect, test } from "vitest";
import { createUnpacker, packPages } from "./pack-pages";
import { createPlainPage, type Page } from "./page";

const PAGE = createPlainPage({
  locale: "en-US",
  slug: "Web/:has",
  url: "/en-US/docs/Web/:has",
  title: ":has",
  shortTitle: ":has",
  pageType: "css-selector",
  browserCompat: ["css.has"],
  file: "/content/files/en-us/web/_colon_has/index.md",
  folder: "/content/files/en-us/web/_colon_has",
  path: "en-us/web/_colon_has/index.md",
});
const GERMAN: Page = {
  ...PAGE,
  locale: "de",
  url: "/de/docs/Web/:has",
  fallbackFolder: PAGE.folder,
  file: "/translated/files/de/web/_colon_has/index.md",
  folder: "/translated/files/de/web/_colon_has",
  path: "de/web/_colon_has/index.md",
};

test.each<[string, Partial<Page>]>([
  ["a written page", {}],
  ["another short title", { shortTitle: "has" }],
  ["banners", { banners: [{ name: "SeeCompatTable", args: [] }] }],
  [
    "a generated page",
    {
      file: "",
      folder: "",
      path: "platform-reference/css.has",
      generatedFrom: { area: "css", key: "css.has" },
    },
  ],
  ["an address that its slug does not give", { url: "/en-US/docs/Web/:HAS" }],
  ["a path that is no part of its file", { path: "en-us/else/index.md" }],
  ["a folder that is not its file's", { folder: "/else" }],
  ["a fallback of no page", { fallbackFolder: "/gone" }],
])("gives back %s as it was, beside its translation", (_case, facts) => {
  const pages = [{ ...PAGE, ...facts }, GERMAN];
  const unpacker = createUnpacker();
  for (const part of packPages(pages)) unpacker.add(structuredClone(part));
  expect(unpacker.pages).toEqual(pages);
});

test.each<[string, Page[]]>([
  ["facts of its own", [PAGE, { ...GERMAN, status: ["deprecated"] }]],
  ["keys of its own", [PAGE, { ...GERMAN, browserCompat: [] }]],
  ["no en-US page", [GERMAN]],
  [
    "facts of its own, before one with those of the en-US page",
    [
      PAGE,
      { ...GERMAN, status: ["deprecated"] },
      { ...GERMAN, locale: "fr", url: "/fr/docs/Web/:has" },
    ],
  ],
  ["an en-US page in another folder", [PAGE, { ...GERMAN, fallbackFolder: "/else" }]],
])("gives back a translation with %s as it was", (_case, pages) => {
  const unpacker = createUnpacker();
  for (const part of packPages(pages)) unpacker.add(structuredClone(part));
  expect(unpacker.pages).toEqual(pages);
});

test("refuses a translation before the en-US page that it shares facts with", () => {
  const [[english, german] = []] = packPages([PAGE, GERMAN]);
  if (!english || !german) throw new Error("pages are missing");
  expect(() => createUnpacker().add([german, english])).toThrow(GERMAN.url);
});

test("sends no part without pages", () => {
  expect([...packPages([])]).toEqual([]);
});

test("sends no text twice", () => {
  const packed = JSON.stringify([...packPages([PAGE, GERMAN])]);
  expect(packed.match(/_colon_has/g)).toHaveLength(2);
  expect(packed.match(/css\.has/g)).toHaveLength(1);
  expect(packed.match(/Web\/:has/g)).toHaveLength(2);
});

test("sends many pages in parts, whose translations share the facts of their en-US pages", () => {
  const count = 5_000;
  const pages = [PAGE, GERMAN].flatMap((page) =>
    Array.from({ length: count }, (_, at) => ({ ...page, slug: `Web/${at}` })),
  );
  const { add, pages: unpacked } = createUnpacker();
  const parts = [...packPages(pages)];
  for (const part of parts) add(structuredClone(part));
  expect(parts.length).toBeGreaterThan(1);
  expect(unpacked).toEqual(pages);
  expect(unpacked[count]?.browserCompat).toBe(unpacked[0]?.browserCompat);
});
