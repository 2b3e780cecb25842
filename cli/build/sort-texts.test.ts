import { expect, test } from "vitest";
import { getHydration } from "~/domain/site/find-section";
import { createTextSorter } from "./sort-texts.mjs";

const sortText = createTextSorter((path) => getHydration(path) === "at-once");

test.each([
  ["a behaviour asks for", "copy-code", "start"],
  ["stands in a behaviour's table", "shortcuts-search", "start"],
  ["a behaviour asks for that is loaded on demand", "quick-search-none", "start"],
  ["a reading page asks for", "search-heading", "reading"],
  ["is put together on a reading page", "baseline-high-text", "reading"],
  ["is put together from an entry of the menu", "menu-css-about", "reading"],
  ["only an application asks for", "settings-saved", "app"],
  ["looks like the id of a behaviour's element", "settings-title", "app"],
])("puts a text that %s into its part: %s, %s", (_place, id, part) => {
  expect(sortText(id)).toBe(part);
});
