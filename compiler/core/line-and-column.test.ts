import { expect, test } from "vitest";
import { createLocator } from "./line-and-column";

test.each([
  [0, 5, 1],
  [2, 5, 3],
  [3, 6, 1],
  [4, 7, 1],
  [6, 7, 3],
])("finds offset %i in line %i, column %i", (offset, line, column) => {
  expect(createLocator("ab\n\ncde", 5)(offset)).toEqual({ line, column });
});
