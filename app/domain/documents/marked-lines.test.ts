import { expect, test } from "vitest";
import { parseMarkedLines } from "./marked-lines";

test.each([
  ["2", [2]],
  ["2,4-6", [2, 4, 5, 6]],
  ["6-4", []],
])("reads the lines of %s", (written, lines) => {
  expect([...(parseMarkedLines(written) ?? [])]).toEqual(lines);
});

test.each(["", "a", "1,", "-3", "1--2", "1 2"])("treats %j as no lines", (written) => {
  expect(parseMarkedLines(written)).toBeNull();
});

test("stops at the largest line number", () => {
  expect(parseMarkedLines("1-999999999999")?.size).toBe(10_000);
});
