import { expect, test } from "vitest";
import { formatDate, formatMonth } from "./format-date";
import { LOCALES } from "./locale";

const DATE = new Date("2026-11-21T23:30:00Z");

test("writes dates in the words of the locale, in UTC", () => {
  expect(formatDate(DATE, "de")).toBe("21. November 2026");
  expect(formatDate(DATE, "ja")).toBe("2026年11月21日");
  expect(formatDate(DATE, "ru")).toBe("21 ноября 2026");
  expect(formatMonth(DATE, "ru")).toBe("ноябрь 2026");
});

test.each(LOCALES)(
  "ends without a full stop in %s, because sentences add their own",
  (locale) => {
    expect(formatDate(DATE, locale)).not.toMatch(/\.$/);
    expect(formatMonth(DATE, locale)).not.toMatch(/\.$/);
  },
);
