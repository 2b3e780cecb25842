import { expect, test } from "vitest";
import { openTitles, packTitles } from "~/domain/search/titles/title-index";
import type { SearchScope } from "./search-pages";
import { listSimilarlyNamed, suggestSpelling } from "./suggest";

const KIND = { locale: "en-US", isArea: false } as const;

type Page = [title: string, path: string, popularity?: number];

/** A scope of these pages, in whose texts the given words occur. */
function open(pages: readonly Page[], words: readonly string[] = []): SearchScope {
  const titled = pages.map(([title, path, popularity = 0], id) => ({
    id,
    title,
    popularity,
    url: `/en-US/docs/${path}`,
  }));
  return {
    index: openTitles(packTitles(titled, KIND), KIND),
    countTerm: (forms: readonly string[]) => (words.includes(forms[0] ?? "") ? 1 : 0),
  } as Partial<SearchScope> as SearchScope;
}

const suggest = (scope: SearchScope, query: string, isFruitful = false) =>
  suggestSpelling(scope, query, { isFruitful });

const CSS: Page[] = [
  ["Grid layout", "Web/CSS/Guides/Grid_layout"],
  ["gap", "Web/CSS/Reference/Properties/gap"],
  ["Flexbox layout", "Web/CSS/Guides/Flexbox_layout"],
];

test("suggests the nearest name before corrected words", () => {
  const scope = open(CSS);
  expect(suggest(scope, "GRDI layout")).toBe("Grid layout");
  expect(suggest(scope, "flexbox gird")).toBe("flexbox grid");
});

test("suggests nothing for a name, in any case", () => {
  expect(suggest(open([...CSS, ["gaps", "Web/CSS/gaps"]]), "GAP")).toBeNull();
});

test("suggests nothing for a query that finds pages and has only words of titles", () => {
  const scope = open(CSS);
  expect(suggest(scope, "grid layuot", true)).toBe("Grid layout");
  expect(suggest(scope, "grid flexbox", true)).toBeNull();
  const plural = open([...CSS, ["Grids layout", "Web/CSS/Guides/Grids"]]);
  expect(suggest(plural, "grids layout layout", true)).toBeNull();
  expect(suggest(plural, "layout grid", true)).toBeNull();
  const near = open([
    ["Grid layouts", "Web/a"],
    ["Layout in a grid", "Web/b"],
  ]);
  expect(suggest(near, "grid layout", true)).toBeNull();
  expect(suggest(near, "grid layout")).toBe("Grid layouts");
});

test("suggests no American spelling, which has been looked up", () => {
  const scope = open([...CSS, ["Center an item", "Web/CSS/How_to/Center_an_item"]]);
  expect(suggest(scope, "layout centre", true)).toBeNull();
  expect(suggest(scope, "layout cemter", true)).toBe("layout center");
});

test("suggests a near name where nothing is found, even for words of titles", () => {
  const scope = open([
    ["Layings", "Web/Other"],
    ["Box laying", "Web/CSS/Box"],
  ]);
  expect(suggest(scope, "laying", true)).toBeNull();
  expect(suggest(scope, "laying")).toBe("Layings");
});

test("leaves words alone that texts or titles have, and all between words", () => {
  const scope = open(CSS, ["gird"]);
  expect(suggest(scope, "gird,  (flexbxo)")).toBe("gird, (flexbox)");
  expect(suggest(scope, "gird walrus")).toBeNull();
  expect(suggest(open(CSS), "gird flexbxo")).toBe("grid flexbox");
});

test("takes figures and letters of all scripts for words", () => {
  const scope = open([
    ["A flexbox of UTF8", "Web/a"],
    ["Вся сетка", "Web/b"],
  ]);
  expect(suggest(scope, "utf8 flexbxo")).toBe("utf8 flexbox");
  expect(suggest(scope, "flexbox сеткп")).toBe("flexbox сетка");
});

test("leaves a word of titles alone that is near another, though no text has it", () => {
  const scope = open([
    ["A grid of boxes", "Web/a"],
    ["Two grids, flexbox", "Web/b"],
  ]);
  expect(suggest(scope, "grid flexbxo")).toBe("grid flexbox");
});

test("prefers one wrong letter to two, however popular the other is", () => {
  const names = open([
    ["walrusslng", "Web/a"],
    ["walrusxxng", "Web/b", 1],
  ]);
  expect(suggest(names, "walrussing")).toBe("walrusslng");
  const words = open([
    ["A walrusslng", "Web/a"],
    ["A walrusxxng here", "Web/b"],
    ["A walrusxxng there", "Web/c"],
  ]);
  expect(suggest(words, "some walrussing")).toBe("some walrusslng");
});

test("corrects a word to the nearest, of these to the most frequent", () => {
  const scope = open([
    ["A bread", "Web/a"],
    ["A broad road", "Web/b"],
    ["The broad way", "Web/c"],
    ["A brand mark", "Web/d"],
  ]);
  expect(suggest(scope, "some braad")).toBe("some broad");
  expect(suggest(scope, "some bradn")).toBe("some brand");
});

test("prefers popular pages, then topics, full names, and the same first letter", () => {
  const both = (one: Page, other: Page, query: string) => [
    suggest(open([one, other]), query),
    suggest(open([other, one]), query),
  ];
  const all = (name: string) => [name, name];
  expect(both(["meta", "Glossary/meta"], ["beta", "Glossary/beta", 1], "zeta")).toEqual(
    all("beta"),
  );
  expect(
    both(["meta", "Glossary/meta"], ["beta", "Web/CSS/Guides/beta"], "zeta"),
  ).toEqual(all("beta"));
  expect(both(["meta()", "Glossary/x"], ["beta()", "Glossary/y"], "mxta()")).toEqual(
    all("meta()"),
  );
  expect(
    both(["Set.prototype.meta()", "Glossary/x"], ["beta", "Glossary/y"], "zeta"),
  ).toEqual(all("beta"));
  expect(
    both(["meta", "Web/CSS/Guides/meta"], ["beta", "Glossary/beta", 0.5], "zeta"),
  ).toEqual(all("beta"));
  expect(both(["zeto", "Glossary/a"], ["beta", "Glossary/b"], "zeta")).toEqual(
    all("zeto"),
  );
});

test("spells a name as its page does", () => {
  const scope = open([["Array.prototype.flatMap()", "Web/JavaScript/Array/flatMap"]]);
  expect(suggest(scope, "flatmpa")).toBe("flatMap");
  expect(suggest(scope, "array.flatmpa()")).toBe("Array.flatMap()");
});

test.each([
  ["grdi", true],
  [`grdi ${"b".repeat(30)}`, true],
  [`grdi ${"b".repeat(31)}`, false],
  [`grdi${" bcd".repeat(24)}`, true],
  [`grdi${" bcd".repeat(24)}e`, false],
  // Three bytes each.
  [`grdi ${"字".repeat(15)} ${"字".repeat(16)}`, true],
  [`grdi ${"字".repeat(16)} ${"字".repeat(16)}`, false],
])("takes the query %s for typed by hand: %s", (query, isTyped) => {
  const scope = open([["Grid", "Web/CSS/Grid"]]);
  expect(suggest(scope, query) !== null).toBe(isTyped);
});

test("lists pages with a similar name, nearest first, then by type of page", () => {
  const scope = open([
    ["walrusses", "Glossary/a"],
    ["walrus", "Glossary/Walrus"],
    ["walrus", "Web/API/walrus"],
    ["wxlrxx", "Web/CSS/far"],
  ]);
  const list = (query: string) => listSimilarlyNamed(scope, query).map(({ url }) => url);
  expect(list("WALRUX")).toEqual([
    ...scope.index
      .listNamed("walrus")
      .map(({ page }) => page)
      .sort((a, b) => a.slugRank - b.slugRank)
      .map(({ url }) => url),
    "/en-US/docs/Web/CSS/far",
  ]);
  expect(list("w")).toEqual([]);
  const long = open([["y".repeat(31), "Web/Page"]]);
  expect(listSimilarlyNamed(long, `${"y".repeat(30)}x`)).toEqual([]);
});

test.each([
  ["Web/CSS/one", "Glossary/other"],
  ["Glossary/one", "Web/CSS/other"],
])("lists the nearest first, at %s before %s", (near, far) => {
  const scope = open([
    ["walxxx", far],
    ["walrus", near],
  ]);
  const found = listSimilarlyNamed(scope, "walrux").map(({ title }) => title);
  expect(found).toEqual(["walrus", "walxxx"]);
});

test("lists a page once that has several similar names", () => {
  const scope = open([["Array.prototype.flatMap()", "Web/JavaScript/Array/flatMap"]]);
  expect(listSimilarlyNamed(scope, "flatmpa()")).toHaveLength(1);
});

test("lists pages with up to a third of the letters wrong, three at most", () => {
  const find = (title: string, query: string) =>
    listSimilarlyNamed(open([[title, "Web/Page"]]), query).length;
  expect([find("abcde", "axcde"), find("abcde", "axcdx")]).toEqual([1, 0]);
  expect([find("abcdef", "axcdxf"), find("abcdef", "axcdxx")]).toEqual([1, 0]);
  const long = "abcdefghijklmno";
  expect([find(long, "xbcdxfghixklmno"), find(long, "xbcdxfghixklmnx")]).toEqual([1, 0]);
});
