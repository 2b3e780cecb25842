import { expect, test } from "vitest";
import { isIsoDate } from "./iso-date";

test.each(["2026-01-31", "2024-02-29", "2026-01-31T12:00:00+02:00"])(
  "accepts %s",
  (text) => {
    expect(isIsoDate(text)).toBe(true);
  },
);

test.each([
  "2026-02-31",
  "2026-02-29",
  "2026-13-01",
  "2026-1-1",
  "soon",
  "",
  "2026-01-31Tsoon",
])("refuses %s", (text) => {
  expect(isIsoDate(text)).toBe(false);
});
