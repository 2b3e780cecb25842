import { expect, test } from "vitest";
import { openColumns, packColumns } from "./columns";
import { openContaining, packContaining } from "./containing";

const PAGES = [
  { folded: "array.prototype.map()", place: "web javascript array map" },
  { folded: "map", place: "web javascript map" },
  { folded: "css grid layout", place: "web css grid layout" },
  { folded: "grid", place: "glossary grid" },
];
const findContaining = openContaining(
  openColumns(packColumns(packContaining(PAGES))),
  (at) => PAGES[at] ?? { folded: "", place: "" },
);

test.each([
  ["map", ["array.prototype.map()", "map"]],
  ["prototype.m", ["array.prototype.map()"]],
  ["glossary", ["grid"]],
  ["grid", ["css grid layout", "grid"]],
  ["css grid", ["css grid layout"]],
  ["s grid lay", ["css grid layout"]],
  ["grid css", []],
  ["flex", []],
  ["", []],
  [" ", []],
])("lists the pages with %j, each once", (text, titles) => {
  const found = findContaining(text)
    .list()
    .map(({ folded }) => folded);
  expect(found.sort()).toEqual(titles);
});

test.each([
  ["map", ["array.prototype.map()", "map"]],
  ["ap", []],
  ["s", []],
  ["css", ["css grid layout"]],
])("lists the pages with the whole word %j", (word, titles) => {
  const found = findContaining(word, { whole: true })
    .list()
    .map(({ folded }) => folded);
  expect(found.sort()).toEqual(titles);
});

test("tells at most how many pages contain a text before it lists them", () => {
  expect(findContaining("grid").most).toBe(2);
  expect(findContaining("css grid").most).toBeGreaterThanOrEqual(1);
  expect(findContaining("flex").most).toBe(0);
});
