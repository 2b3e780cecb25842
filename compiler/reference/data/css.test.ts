import { expect, test } from "vitest";
import { createCssData, createCssGroups } from "./css";

const css = createCssData(() => ({
  properties: [
    { name: "gap", longhands: ["row-gap"], initial: "normal" },
    { name: "grid-gap", longhands: ["row-gap"], legacyAliasOf: "gap" },
    { name: "row-gap" },
  ],
  atrules: [
    {
      name: "@media",
      descriptors: [
        { name: "hover", type: "discrete" },
        { name: "width", syntax: "old" },
        { name: "width", syntax: "<length>" },
      ],
    },
  ],
  functions: [{ name: "calc()" }],
  types: [{ name: "length" }],
  selectors: [{ name: ":has()" }],
}));

test("finds a property, and the shorthands that set it", () => {
  expect(css.findProperty("gap")).toMatchObject({ initial: "normal" });
  expect(css.findProperty("constructor")).toBeNull();
  expect(css.listShorthands("row-gap")).toEqual(["gap"]);
  expect(css.listShorthands("gap")).toEqual([]);
});

test("lists each descriptor once, as the last specification has it", () => {
  expect(css.listDescriptors("@media").map(({ name }) => name)).toEqual([
    "hover",
    "width",
  ]);
  expect(css.findDescriptor("@media", "width")).toEqual({
    name: "width",
    syntax: "<length>",
  });
  expect(css.findDescriptor("@page", "width")).toBeNull();
  expect(css.listDescriptors("@page")).toEqual([]);
});

test("finds the names of functions, types and selectors", () => {
  expect([css.hasFunction("calc"), css.hasFunction("calc()")]).toEqual([true, false]);
  expect([css.hasType("length"), css.hasType("calc")]).toEqual([true, false]);
  expect([css.hasSelector(":has()"), css.hasSelector(":has")]).toEqual([true, false]);
});

test("reads the installed data", () => {
  const installed = createCssData();
  expect(installed.findProperty("flex")?.longhands).toContain("flex-grow");
  expect(installed.findDescriptor("@font-face", "font-display")?.initial).toBe("auto");
});

test("takes a property whose longhands no browser has as no shorthand", () => {
  const known = createCssData(undefined, (name) => !name.startsWith("animation-delay-"));
  expect(known.findProperty("animation-delay")?.longhands).toEqual([]);
  expect(known.findProperty("margin")?.longhands).toContain("margin-top");
});

test("finds the first group of a property with all that are in it", () => {
  const groups = createCssGroups(() => ({
    gap: { groups: ["Grid", "Boxes"] },
    grid: { groups: ["Grid"] },
    alone: { groups: [] },
  }));
  expect(groups.findGroup("gap")).toEqual({ name: "Grid", properties: ["gap", "grid"] });
  expect(groups.findGroup("alone")).toBeNull();
  expect(groups.findGroup("unknown")).toBeNull();
});

test("reads the installed data", () => {
  expect(createCssGroups().findGroup("flex-wrap")).toMatchObject({
    name: "CSS Flexible Box Layout",
  });
});
