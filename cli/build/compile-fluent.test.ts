import { expect, test } from "vitest";
import { createStartTextTest } from "./compile-fluent.mjs";

const isStartText = createStartTextTest();

test.each([
  ["a behaviour asks for", "copy-code"],
  ["stands in a behaviour's table", "shortcuts-search"],
  ["is asked for by a behaviour that is loaded on demand", "quick-search-none"],
])("counts a text whose id %s", (_place, id) => {
  expect(isStartText(id)).toBe(true);
});

test("leaves out the texts of screens", () => {
  expect(isStartText("skip-to-content")).toBe(false);
  expect(isStartText("search-heading")).toBe(false);
});
