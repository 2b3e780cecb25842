import { expect, test } from "vitest";
import { createVersion, readVersionDate, readVersionSources } from "./store-version";

test("reads the date of a version", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  expect(readVersionDate(createVersion(now, 4711))).toEqual(new Date(now));
});

test.each(["", "1", "x-1", "not a version"])("returns null for %j", (version) => {
  expect(readVersionDate(version)).toBeNull();
});

test("tells stores of the same sources, and those of others", () => {
  const [one, again, other] = ["a_b-c1", "a_b-c1", "a_b-c2"].map((fingerprint, at) =>
    createVersion(at, at, fingerprint),
  );
  expect(readVersionSources(one ?? "")).toBe("abc1");
  expect(readVersionSources(again ?? "")).toBe("abc1");
  expect(readVersionSources(other ?? "")).toBe("abc2");
  expect(readVersionSources(createVersion(1, 1))).toBe("");
});
