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

test("finds titles that hold every word", () => {
  expect(listTitles("prototype map")).toEqual([
    "Array.prototype.map()",
    "Map.prototype.get()",
  ]);
  expect(listTitles("LAYOUT, css")).toEqual(["CSS grid layout"]);
});

test("puts the exact title and the exact last segment first, in the index's order", () => {
  expect(listTitles("map")).toEqual([
    "Array.prototype.map()",
    "Map",
    "Map.prototype.get()",
  ]);
  expect(listTitles("get")).toEqual(["Map.prototype.get()"]);
  expect(listTitles("array")).toEqual(["Array", "Array.prototype.map()"]);
});

test("puts the exact title first when many others come before it", () => {
  const many = Array.from({ length: 30 }, (_, n) => ({
    title: `map ${n}`,
    url: `/${n}`,
  }));
  const index = prepareTitles([...many, { title: "Map", url: "/last" }]);
  const found = searchTitles(index, "map", 5).map(({ url }) => url);
  expect(found).toEqual(["/last", "/0", "/1", "/2", "/3"]);
});

test("gives no more than the limit", () => {
  expect(listTitles("a", 2)).toHaveLength(2);
});

test("finds nothing for an empty text", () => {
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
])("forgives the mistake in %s", (typed, title) => {
  expect(listTitles(typed)[0]).toBe(title);
});

test("forgives nothing in words of three letters, nor two mistakes in one", () => {
  expect(listTitles("mpa")).toEqual([]);
  expect(listTitles("flxbx")).toEqual([]);
});

test("puts what is found without a mistake before what is found with one", () => {
  const index = prepareTitles([
    { title: "Fonts", url: "/fonts" },
    { title: "Font", url: "/font" },
    { title: "A front", url: "/front" },
  ]);
  const found = searchTitles(index, "front", 10).map(({ url }) => url);
  expect(found).toEqual(["/front", "/font", "/fonts"]);
});

test("marks what was typed", () => {
  const [first] = searchTitles(TITLES, "map proto", 10);
  expect(first?.parts).toEqual([
    { text: "Array.", isMatch: false },
    { text: "proto", isMatch: true },
    { text: "type.", isMatch: false },
    { text: "map", isMatch: true },
    { text: "()", isMatch: false },
  ]);
});

test("marks what was probably meant", () => {
  expect(searchTitles(TITLES, "arary", 1)[0]?.parts).toEqual([
    { text: "Array", isMatch: true },
  ]);
});

test("marks nothing in a title whose lower case is longer", () => {
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

test("finds first what a plain reading of the rules finds", () => {
  fc.assert(
    fc.property(
      entries,
      titles,
      fc.integer({ min: 1, max: 10 }),
      (list, typed, limit) => {
        const expected = searchPlainly(list, typed).slice(0, limit);
        const found = searchTitles(prepareTitles(list), typed, limit);
        expect(found.slice(0, expected.length).map(({ url }) => url)).toEqual(
          expected.map(({ url }) => url),
        );
        expect(found.length).toBeLessThanOrEqual(limit);
        for (const { title, parts } of found)
          expect(parts.map(({ text }) => text).join("")).toBe(title);
      },
    ),
  );
});

/** The specification's rules as they are written, without a thought of speed. */
function searchPlainly(list: IndexedTitle[], typed: string): IndexedTitle[] {
  const query = parseQuery(typed);
  if (!query) return [];
  const found = list.filter(({ title }) =>
    query.words.every((word) => title.toLowerCase().includes(word)),
  );
  const isExact = ({ title, url }: IndexedTitle) =>
    title.toLowerCase() === query.text ||
    url.split("/").at(-1)?.toLowerCase() === query.text;
  return [...found.filter(isExact), ...found.filter((entry) => !isExact(entry))];
}
