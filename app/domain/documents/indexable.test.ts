import { expect, test } from "vitest";
import { isIndexable } from "./indexable";

test.each([
  ["Web/CSS", true],
  ["MDN/Kitchensink/Parts", true],
  ["MDN/Kitchensink", false],
  ["orphaned/Web/CSS", false],
  ["conflicting/Web/CSS", false],
])("%s: %s", (slug, expected) => {
  expect(isIndexable(slug)).toBe(expected);
});
