import { expect, test } from "vitest";
import { openColumns, packColumns } from "./columns";
import { openNames, packNames, type Names } from "./names";

function createCloseNames(names: readonly string[]): Names {
  return openNames(openColumns(packColumns(packNames("names", names))), "names");
}

const NAMES = createCloseNames([
  "grid",
  "grit",
  "gridline",
  "map",
  "to",
  "queryselector",
]);

function list(name: string): string[] {
  return NAMES.list(name).map((close) => close.name);
}

test.each([
  ["gird", ["grid"]],
  ["gri", ["grid", "grit"]],
  ["mpa", ["map"]],
  ["gridilne", ["gridline"]],
  ["queryslector", ["queryselector"]],
  ["querysleectro", ["queryselector"]],
])("lists for %s: %j", (name, close) => {
  expect(list(name)).toEqual(close);
});

test("returns the number of edits, nearest first", () => {
  expect(createCloseNames(["gridlines", "gridline"]).list("girdline")).toEqual([
    { name: "gridline", edits: 1 },
    { name: "gridlines", edits: 2 },
  ]);
});

test("keeps the order of equally near names of any length", () => {
  const names = ["grind", "grid", "gride", "gris"];
  const close = createCloseNames(names).list("grin");
  expect(close.map(({ name }) => name)).toEqual(["grind", "grid", "gris"]);
});

test.each(["ot", "flexbox", ""])("returns no names for %j", (name) => {
  expect(list(name)).toEqual([]);
});

test("excludes the name itself", () => {
  expect(list("grid")).toEqual(["grit"]);
});

test("finds the number of a name", () => {
  expect(["grid", "queryselector", "gird", ""].map(NAMES.find)).toEqual([
    0,
    5,
    null,
    null,
  ]);
});
