import { expect, test } from "vitest";
import { findOwn } from "./find-own";

test("finds nothing that every object has", () => {
  expect(findOwn({ a: 1 }, "a")).toBe(1);
  expect(
    ["b", "constructor", "__proto__"].map((name) => findOwn({ a: 1 }, name)),
  ).toEqual([undefined, undefined, undefined]);
});
