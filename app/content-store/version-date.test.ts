import { expect, test } from "vitest";
import { createVersion, readVersionDate } from "./version-date";

test("reads the date of a version", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  expect(readVersionDate(createVersion(now, 4711))).toEqual(new Date(now));
});

test.each(["", "1", "x-1", "not a version"])("returns null for %j", (version) => {
  expect(readVersionDate(version)).toBeNull();
});
