import { expect, test } from "vitest";
import { compareCodes } from "./compare-codes";

test("orders by code units, not as a language does", () => {
  expect(["é", "b", "a", "Z", "a"].sort(compareCodes)).toEqual(["Z", "a", "a", "b", "é"]);
  expect(compareCodes("a", "a")).toBe(0);
});
