import { expect, test } from "vitest";
import { createFrameTextTest } from "./frame-code.mjs";

const isInFrame = createFrameTextTest();

test.each([
  ["stands in the frame", "skip-to-content"],
  ["stands in a table of the frame", "footer-glossary"],
  ["is put together in the frame", "menu-css-about"],
  ["is asked for by a behaviour that is loaded on demand", "quick-search-none"],
  ["belongs to a page that is shown in place", "home-title"],
])("counts a text whose id %s", (_place, id) => {
  expect(isInFrame(id)).toBe(true);
});

test("leaves out the texts of other pages", () => {
  expect(isInFrame("search-heading")).toBe(false);
  expect(isInFrame("search-tip-words")).toBe(false);
});
