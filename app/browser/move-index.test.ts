import { expect, test } from "vitest";
import { moveIndex, moveTabIndex } from "./move-index";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowDown", 1, 2],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 2, 1],
  ["ArrowUp", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Tab", 1, null],
  ["a", 1, null],
])("%s leads from %i of three to %s", (key, index, expected) => {
  expect(moveIndex(key, index, 3)).toBe(expected);
});

test.each([
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["ArrowDown", 0, null],
  ["ArrowUp", 1, null],
])("%s leads from tab %i of three to %s", (key, index, expected) => {
  expect(moveTabIndex(key, index, 3)).toBe(expected);
});
