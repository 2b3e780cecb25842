import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery } from "./parse-query";
import { prepareTitles, type IndexedTitle } from "./prepare-titles";
import { searchTitles } from "./search-titles";

const TITLES = prepareTitles(
  [
    ["Array", "Array"],
    ["Array.prototype.map()", "Array/map"],
    ["Map", "Map"],
    ["Map.prototype.get()", "Map/get"],
    ["CSS grid layout", "CSS_grid_layout"],
    ["grid-template-columns", "grid-template-columns"],
    ['<input type="image">', "input/image"],
    ["Document: querySelectorAll() method", "Document/querySelectorAll"],
    ["Flexbox", "Flexbox"],
  ].map(([title = "", slug = ""]) => ({ title, url: `/en-US/docs/${slug}` })),
);

function listTitles(typed: string, limit = 10): string[] {
  return searchTitles(TITLES, typed, limit).map(({ title }) => title);
}

test("finds titles that contain every word", () => {
  expect(listTitles("prototype map")).toEqual([
    "Array.prototype.map()",
    "Map.prototype.get()",
  ]);
  expect(listTitles("LAYOUT, css")).toEqual(["CSS grid layout"]);
});

test("finds names beside a word for their kind or area", () => {
  const index = prepareTitles(
    [
      ["CSSStyleProperties: cssFloat property", "Web/API/CSSStyleProperties/cssFloat"],
      ["CSS float layout", "Web/CSS/Guides/Float_layout"],
      ["float", "Web/CSS/Reference/Properties/float"],
      ["Float", "Glossary/Float"],
      ["404 Not Found", "Web/HTTP/Reference/Status/404"],
      ["Animation", "Web/API/Animation"],
    ].map(([title = "", slug = ""]) => ({ title, url: `/en-US/docs/${slug}` })),
  );
  const list = (typed: string) =>
    searchTitles(index, typed, 10).map(({ url }) => url.slice("/en-US/docs/".length));
  expect(list("float property")).toEqual([
    "Web/CSS/Reference/Properties/float",
    "Web/API/CSSStyleProperties/cssFloat",
  ]);
  expect(list("css float")).toEqual([
    "Web/API/CSSStyleProperties/cssFloat",
    "Web/CSS/Guides/Float_layout",
    "Web/CSS/Reference/Properties/float",
  ]);
  expect(list("http 404")).toEqual(["Web/HTTP/Reference/Status/404"]);
  expect(list("animation interface")).toEqual(["Web/API/Animation"]);
  expect(list("float element")).toEqual([]);
});

test("puts titles and last segments equal to the text first, in index order", () => {
  expect(listTitles("map")).toEqual([
    "Array.prototype.map()",
    "Map",
    "Map.prototype.get()",
  ]);
  expect(listTitles("get")).toEqual(["Map.prototype.get()"]);
  expect(listTitles("array")).toEqual(["Array", "Array.prototype.map()"]);
});

test("puts the exact title first when many others precede it in the index", () => {
  const many = Array.from({ length: 30 }, (_, n) => ({
    title: `map ${n}`,
    url: `/${n}`,
  }));
  const index = prepareTitles([...many, { title: "Map", url: "/last" }]);
  const found = searchTitles(index, "map", 5).map(({ url }) => url);
  expect(found).toEqual(["/last", "/0", "/1", "/2", "/3"]);
});

test("returns at most the limit", () => {
  expect(listTitles("a", 2)).toHaveLength(2);
});

test("returns no titles for an empty text", () => {
  expect(listTitles("   ")).toEqual([]);
});

test.each([
  ["fleexbox", "Flexbox"],
  ["flexbx", "Flexbox"],
  ["felxbox", "Flexbox"],
  ["arary", "Array"],
  ["queryselectrall", "Document: querySelectorAll() method"],
  ["selectro", "Document: querySelectorAll() method"],
  ["docuemnt query", "Document: querySelectorAll() method"],
])("tolerates the typo in %s", (typed, title) => {
  expect(listTitles(typed)[0]).toBe(title);
});

test("tolerates no typo in words of three letters, and no second one in a word", () => {
  expect(listTitles("mpa")).toEqual([]);
  expect(listTitles("flxbx")).toEqual([]);
});

const FONTS = prepareTitles([
  { title: "Fonts", url: "/fonts" },
  { title: "Font", url: "/font" },
  { title: "A front end", url: "/end" },
]);

test("puts exact matches before matches with a typo, and marks the latter", () => {
  const found = searchTitles(FONTS, "front", 10);
  expect(found.map(({ url, isNear }) => [url, isNear])).toEqual([
    ["/end", false],
    ["/font", true],
    ["/fonts", true],
  ]);
});

test.each([
  ["a page of this name is there", [{ title: "Front", url: "/front" }]],
  [
    "three titles hold the word",
    [
      { title: "Front 1", url: "/1" },
      { title: "Front 2", url: "/2" },
    ],
  ],
])("adds no title with a typo when %s", (_, more) => {
  const index = prepareTitles([...FONTS.entries, ...more]);
  const found = searchTitles(index, "front", 10);
  expect(found.map(({ title }) => title)).not.toContain("Font");
});

test("tolerates no typo in a word of three letters and a sign", () => {
  const index = prepareTitles([{ title: "IMAP", url: "/IMAP" }]);
  expect(searchTitles(index, ".map", 10)).toEqual([]);
});

test.each([
  ["map", ["Map", "The map of maps", "Mapping", "flatMap()", "bitmaps"]],
  ["array map", ["Array.prototype.map()", "map of an array", "TypedArray map"]],
  ["grid", ["grid", "CSS grid layout", "grid-area", "subgrids"]],
  ["has", [":has()", "What it has", "hash"]],
  ["box shadow", ["box-shadow", "The shadow of a box", "inset box-shadow"]],
  ["arr map", ["Array.prototype.map()", "Array.prototype.flatMap()"]],
  ["regex", ["RegExp", "MAX_REGEX"]],
  ["数组", ["数组", "数组方法"]],
])(
  "orders the matches of %j from the page's name to a part of a word",
  (typed, titles) => {
    const urls: Record<string, string> = { "Array.prototype.map()": "/Array/map" };
    const lines = titles.map((title) => ({
      title,
      url: urls[title] ?? `/${title.replaceAll(" ", "_")}`,
    }));
    const found = searchTitles(prepareTitles(lines.toReversed()), typed, 10);
    expect(found.map(({ title }) => title)).toEqual(titles);
  },
);

test("marks the typed text", () => {
  const [first] = searchTitles(TITLES, "map array proto", 10);
  expect(first?.parts).toEqual([
    { text: "Array", isMatch: true },
    { text: ".", isMatch: false },
    { text: "proto", isMatch: true },
    { text: "type.", isMatch: false },
    { text: "map", isMatch: true },
    { text: "()", isMatch: false },
  ]);
});

test("marks the place of a tolerated typo", () => {
  expect(searchTitles(TITLES, "arary", 1)[0]?.parts).toEqual([
    { text: "Array", isMatch: true },
  ]);
});

test("marks no part of a title whose lower case is longer", () => {
  const index = prepareTitles([{ title: "İstanbul", url: "/i" }]);
  expect(searchTitles(index, "stan", 1)[0]?.parts).toEqual([
    { text: "İstanbul", isMatch: false },
  ]);
});

const titles = fc.string({
  unit: fc.constantFrom("a", "A", "b", "B", "c", ".", " ", "(", "é"),
  maxLength: 12,
});
const entries = fc.array(
  fc.record({ title: titles, url: titles.map((slug) => `/en-US/docs/${slug}`) }),
  { maxLength: 30 },
);

test("finds the same titles as a naive implementation", () => {
  fc.assert(
    fc.property(
      entries,
      titles,
      fc.integer({ min: 1, max: 10 }),
      (list, typed, limit) => {
        const index = prepareTitles(list);
        const all = searchTitles(index, typed, 100);
        const exact = all.filter(({ isNear }) => !isNear);
        expect(exact.map(({ url }) => url).sort()).toEqual(listPlainly(list, typed));
        expect(all.slice(exact.length).every(({ isNear }) => isNear)).toBe(true);
        expect(searchTitles(index, typed, limit)).toEqual(all.slice(0, limit));
        for (const { title, parts } of all)
          expect(parts.map(({ text }) => text).join("")).toBe(title);
      },
    ),
  );
});

test("ranks a page whose title or last segment is the text first", () => {
  fc.assert(
    fc.property(entries, titles, (list, typed) => {
      const text = foldPlainly(typed.trim());
      const found = searchTitles(prepareTitles(list), typed, 100);
      const exact = found.filter(({ isNear }) => !isNear);
      const ranks = exact.map(({ title, url }) =>
        [title, url.split("/").at(-1) ?? ""].some((name) => isName(name, text)) ? 0 : 1,
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});

/** Ignores punctuation when the text is one word. */
function isName(name: string, text: string): boolean {
  const bare = (each: string) => each.replace(/[^a-z]/g, "");
  const lower = foldPlainly(name);
  const isWord = (parseQuery(text)?.words.length ?? 0) === 1 && bare(text) !== "";
  return lower === text || (isWord && bare(lower) === bare(text));
}

/** Naive search: the URLs of titles that contain every word, sorted. */
function listPlainly(list: IndexedTitle[], typed: string): string[] {
  const words = parseQuery(typed)?.words;
  if (!words) return [];
  return list
    .filter(({ title }) => words.every((word) => foldPlainly(title).includes(word)))
    .map(({ url }) => url)
    .sort();
}

function foldPlainly(title: string): string {
  return title.toLowerCase().replaceAll("é", "e");
}

test.each(["L’élément", "l'element"])(
  "finds titles with either apostrophe by %s, and without accents",
  (typed) => {
    const titles = ["<br> : l’élément de saut", "<hr> : l'élément de rupture"];
    const index = prepareTitles(
      titles.map((title, at) => ({ title, url: `/fr/docs/${String(at)}` })),
    );
    const found = searchTitles(index, typed, 5);
    expect(found.map(({ title }) => title)).toEqual(titles);
    expect(found.map(({ parts }) => parts[1]?.text)).toEqual(["l’élément", "l'élément"]);
    expect(searchTitles(index, "elemant saut", 5)[0]?.title).toBe(titles[0]);
  },
);

test("finds titles by the wide letters and narrow kana that Japanese keyboards type", () => {
  const index = prepareTitles(
    ["flex-grow", "グリッド"].map((title) => ({ title, url: title })),
  );
  for (const [typed, title] of [
    ["ＦＬＥＸ－ｇｒ", "flex-grow"],
    ["ﾘｯﾄﾞ", "グリッド"],
  ] as const)
    expect(searchTitles(index, typed, 9)).toMatchObject([{ title, isNear: false }]);
});

test("finds umlauts by the letters that other keyboards have for them", () => {
  const index = prepareTitles(
    ["Größe ändern", "Werte von queue", "Poesie"].map((title) => ({ title, url: title })),
  );
  const list = (typed: string) => searchTitles(index, typed, 10);
  for (const typed of ["groeße AENDern", "GRÖSSE", "grösse", "Groesse"])
    expect(list(typed)).toMatchObject([{ title: "Größe ändern", isNear: false }]);
  expect(list("queue").map(({ title }) => title)).toEqual(["Werte von queue"]);
  expect(list("poesie").map(({ title }) => title)).toEqual(["Poesie"]);
});

test("finds what stands in quotation marks, and titles with quotation marks as they are typed", () => {
  const index = prepareTitles(
    ["flex-box model", '<input type="text">'].map((title) => ({ title, url: title })),
  );
  const list = (typed: string) => searchTitles(index, typed, 10);
  for (const typed of ['"flex-box model"', '"flex-box', "„model“", "«flex-box»"])
    expect(list(typed)).toMatchObject([{ title: "flex-box model", isNear: false }]);
  expect(list('type="te')).toMatchObject([{ title: '<input type="text">' }]);
  expect(list('"')).toMatchObject([{ title: '<input type="text">' }]);
  expect(list("„“")).toEqual([]);
});
