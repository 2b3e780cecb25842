import { expect, test } from "vitest";
import { parseSearchIndex, prepareTitles } from "./prepare-titles";

function listStarts(title: string): number[] {
  return [...prepareTitles([{ title, url: "/x" }]).starts];
}

test("stores titles and last segments in lower case", () => {
  const { titles, segments } = prepareTitles([
    { title: "CSS Grid", url: "/en-US/docs/Web/CSS/Grid_Layout" },
  ]);
  expect(titles).toEqual(["css grid"]);
  expect(segments).toEqual(["grid layout"]);
});

test.each([
  [":has()", "/en-US/docs/Selectors/:has", ["has", "has", "selectorshas"]],
  ["<map>: The Image Map element", "/x/Elements/map", ["map", "map", "elementsmap"]],
  ["Map: a class", "/Map", ["mapaclass", "map", "map"]],
  ["=>", "/x/%3D", ["", "3d", "x3d"]],
  ["数组", "/zh-CN/docs/数组", ["数组", "数组", "docs数组"]],
])("stores the names of %s without punctuation", (title, url, expected) => {
  const { names, leaves, places } = prepareTitles([{ title, url }]);
  expect([names[0], leaves[0], places[0]]).toEqual(expected);
});

test("finds the starts of words", () => {
  expect(listStarts("Array.prototype.map()")).toEqual([0, 6, 16]);
  expect(listStarts("<input type='text'>")).toEqual([1, 7, 13]);
  expect(listStarts("querySelectorAll()")).toEqual([0, 5, 13]);
  expect(listStarts("HTMLElement")).toEqual([0]);
  expect(listStarts("数组 map")).toEqual([0, 3]);
  expect(listStarts(" ()")).toEqual([]);
});

test("keeps the words of each line apart", () => {
  const { starts, firstStarts } = prepareTitles([
    { title: "a b", url: "/1" },
    { title: "()", url: "/2" },
    { title: "c", url: "/3" },
  ]);
  expect(starts).toEqual([0, 2, 0]);
  expect(firstStarts).toEqual([0, 2, 2, 3]);
});

test("reads an index and drops invalid lines", () => {
  const good = { title: "Map", url: "/en-US/docs/Map" };
  const bad = [null, "x", { title: 1, url: "/x" }, { title: "x" }];
  const foreign = [
    { title: "x", url: "javascript:alert(1)" },
    { title: "x", url: "//elsewhere.example/" },
  ];
  expect(parseSearchIndex([good, ...bad, ...foreign])).toEqual([good]);
});

test("rejects an index that is no list", () => {
  expect(() => parseSearchIndex({ title: "x" })).toThrow("not a list");
});
