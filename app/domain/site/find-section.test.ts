import { expect, test } from "vitest";
import { getArea, getHydration, findSection } from "./find-section";
import { SECTIONS } from "./sections";

test.each([
  ["/en-US/docs/Web/CSS/display", "css"],
  ["/de/docs/web/html", "html"],
  ["/en-US/docs/Web/HTMLish", "web"],
  ["/ja/docs/Web/API/Window", "api"],
  ["/ja/docs/Web/Accessibility", "web"],
  ["/fr/docs/Learn_web_development/Core/Scripting/Arrays", "javascript"],
  ["/fr/docs/Learn_web_development/Core/CSS_layout", "css"],
  ["/fr/docs/Learn_web_development/Extensions/Forms", "api"],
  ["/fr/docs/Learn_web_development/Howto", "learn"],
  ["/en-US/plus", "plus"],
  ["/en-US/blog/", "blog"],
  ["/en-US/", "web"],
])("finds the area of %s: %s", (path, area) => {
  expect(getArea(path)).toBe(area);
});

test.each([
  ["/en-US/", "home"],
  ["/en-US", "home"],
  ["/en-US/docs/Web/plus", "docs"],
  ["/fr/plus", "plus"],
  ["/fr/plus/other", "plus"],
  ["/fr/PLUS/Collections/abc", "collections"],
  ["/fr/plus/docs/faq", "plus-docs"],
  ["/:locale/plus/docs/*", "plus-docs"],
  ["/fr/pluses", null],
  ["/api/v1/plus/settings", "settings"],
  ["/api/v2/collections/:collectionId/export.csv", "collections"],
  ["/api/v1/ping", null],
])("finds the section of %s: %s", (path, name) => {
  expect(findSection(path)?.name ?? null).toBe(name);
});

test.each([
  ["/de/docs/Web", "never"],
  ["/de/plus/collections/abc/edit", "at-once"],
  ["/de/plus/docs/faq", "on-intent"],
  ["/de/nothing", "on-intent"],
])("hydrates %s %s", (path, hydration) => {
  expect(getHydration(path)).toBe(hydration);
});

test("lists each section and each path once", () => {
  const names = SECTIONS.map(({ name }) => name);
  const paths = SECTIONS.flatMap(({ path }) => path ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(paths).size).toBe(paths.length);
});
