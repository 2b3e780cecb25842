import { expect, test } from "vitest";
import { toLeaf, toLeafTitle } from "./slug";

test.each([
  ["Web/API/Fetch_API/Using_Fetch", "Using_Fetch", "Using Fetch"],
  ["Glossary", "Glossary", "Glossary"],
  ["", "", ""],
])("reads the last segment of %j", (slug, leaf, title) => {
  expect(toLeaf(slug)).toBe(leaf);
  expect(toLeafTitle(slug)).toBe(title);
});
