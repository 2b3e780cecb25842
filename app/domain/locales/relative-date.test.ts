import { expect, test } from "vitest";
import { isYoungerThan, toRelativeDate } from "./relative-date";

const NOW = new Date("2026-03-31T12:00:00Z");

test.each([
  ["2026-03-31T12:00:00Z", 0, "minute"],
  ["2026-03-31T11:59:31Z", 0, "minute"],
  ["2026-03-31T11:01:00Z", -59, "minute"],
  ["2026-03-31T11:00:00Z", -1, "hour"],
  ["2026-03-30T12:00:01Z", -23, "hour"],
  ["2026-03-30T12:00:00Z", -1, "day"],
  ["2026-03-24T12:00:00Z", -1, "week"],
  ["2026-03-01T02:00:01Z", -4, "week"],
  ["2026-03-01T02:00:00Z", -1, "month"],
  ["2025-03-31T12:00:00Z", -1, "year"],
  ["2023-03-31T12:00:00Z", -3, "year"],
  ["2026-04-02T12:00:00Z", 2, "day"],
])("describes %s as %d %s", (date, value, unit) => {
  expect(toRelativeDate(new Date(date), NOW)).toEqual({ value, unit });
});

test.each([
  ["2026-03-24T12:00:01Z", true],
  ["2026-03-24T12:00:00Z", false],
  ["2026-03-31T12:00:00Z", true],
  ["2026-04-01T12:00:00Z", false],
])("finds %s younger than seven days: %s", (date, isYoung) => {
  expect(isYoungerThan(new Date(date), 7, NOW)).toBe(isYoung);
});
