import { expect, test } from "vitest";
import { readFlag, readNumber, readText, requireText } from "./arguments";
import { MacroError } from "./macro";

test("reads numbers and booleans as the text they were written as", () => {
  expect([readText([404], 0), readText([true], 0), readText([" a "], 0)]).toEqual([
    "404",
    "true",
    "a",
  ]);
});

test("reads an empty, blank or absent argument as not given", () => {
  expect([readText([null], 0), readText([" "], 0), readText([], 3)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("names the argument that is missing", () => {
  expect(() => requireText(["a"], 1, "the term")).toThrow(MacroError);
  expect(() => requireText(["a"], 1, "the term")).toThrow(
    "Argument 2 (the term) is missing",
  );
});

test("reads a number from text too, and null from other text", () => {
  expect([
    readNumber([2], 0),
    readNumber(["2"], 0),
    readNumber(["x"], 0),
    readNumber([], 0),
  ]).toEqual([2, 2, null, null]);
});

test("takes any text, true and numbers but 0 as on", () => {
  const on = [true, 1, "nocode"].map((value) => readFlag([value], 0));
  expect(on).toEqual([true, true, true]);
  for (const value of [false, 0, null, "0", "0.0", "-0.00", "false"])
    expect(readFlag([value], 0), String(value)).toBe(false);
});
