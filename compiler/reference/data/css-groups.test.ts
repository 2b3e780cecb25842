import { expect, test } from "vitest";
import { createCssGroups } from "./css-groups";

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
