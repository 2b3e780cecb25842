import { expect, test } from "vitest";
import { countEdits } from "./count-edits";

test.each([
  ["", "", 0],
  ["grid", "grid", 0],
  ["gird", "grid", 1],
  ["gri", "grid", 1],
  ["grrid", "grid", 1],
  ["grit", "grid", 1],
  ["gdir", "grid", 2],
  ["widnwo", "window", 2],
  ["ab", "ba", 1],
])("counts the edits from %j to %j", (from, to, edits) => {
  expect(countEdits(from, to, 2)).toBe(edits);
  expect(countEdits(to, from, 2)).toBe(edits);
});

test.each([
  ["grid", "flex", 2],
  ["a", "abcd", 2],
  ["grid", "gird", 0],
])("stops counting for %j and %j above the limit", (from, to, limit) => {
  expect(countEdits(from, to, limit)).toBe(limit + 1);
});
