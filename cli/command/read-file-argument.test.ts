import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readFileArgument } from "./read-file-argument";

test("takes one file", () => {
  expect(readFileArgument(["a/b.sqlite"], "backup")).toBe(resolve("a/b.sqlite"));
});

test.each([["--help"], ["-h"], ["a", "-h"]])("is asked for help by %j", (...args) => {
  expect(readFileArgument(args, "backup")).toBeNull();
});

test.each([
  [[], "npm run backup -- FILE"],
  [[""], "npm run backup -- FILE"],
  [["a", "b"], "npm run backup -- FILE"],
  [["--force", "a"], "npm run backup -- --help lists the options"],
])("refuses %j", (args, message) => {
  expect(() => readFileArgument(args, "backup")).toThrow(message);
});
