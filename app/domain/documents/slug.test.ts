import { expect, test } from "vitest";
import { countSegments, parseDocUrl, toLeaf, toLeafTitle } from "./slug";

test.each([
  ["Web/API/Fetch_API/Using_Fetch", "Using_Fetch", "Using Fetch"],
  ["Glossary", "Glossary", "Glossary"],
  ["", "", ""],
])("reads the last segment of %j", (slug, leaf, title) => {
  expect(toLeaf(slug)).toBe(leaf);
  expect(toLeafTitle(slug)).toBe(title);
  expect(countSegments(slug)).toBe(slug.split("/").length);
});

test.each([
  ["/de/docs/Web/CSS", { locale: "de", slug: "Web/CSS" }],
  ["/xx/docs/a", { locale: "xx", slug: "a" }],
  ["/en-US/docs/", null],
  ["/en-US/plus/docs/faq", null],
  ["/docs/Web", null],
])("splits the path %j", (path, parts) => {
  expect(parseDocUrl(path)).toEqual(parts);
});
