import { expect, test } from "vitest";
import { readFragment } from "./lower-case-hash";

test("decodes the id of a fragment", () => {
  expect(readFragment("#Browser-Kompatibilit%C3%A4t")).toBe("Browser-Kompatibilität");
});

test("returns null for an empty fragment or a broken escape", () => {
  expect(readFragment("")).toBeNull();
  expect(readFragment("#")).toBeNull();
  expect(readFragment("#%E0%A4%A")).toBeNull();
});
