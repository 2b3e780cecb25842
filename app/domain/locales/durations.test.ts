import { expect, test } from "vitest";
import { subtractMonths } from "./durations";

test.each([
  ["2030-07-15T12:00:00.000Z", "2030-01-15T12:00:00.000Z"],
  ["2030-03-01T12:00:00.000Z", "2029-09-01T12:00:00.000Z"],
  ["2030-02-28T12:00:00.000Z", "2029-08-28T12:00:00.000Z"],
])("six months before %s is %s", (time, expected) => {
  expect(new Date(subtractMonths(Date.parse(time), 6)).toISOString()).toBe(expected);
});

test.each([
  ["2030-08-29T12:00:00.000Z", "2030-03-01T00:00:00.000Z"],
  ["2030-08-31T12:00:00.000Z", "2030-03-01T00:00:00.000Z"],
  ["2028-08-30T12:00:00.000Z", "2028-03-01T00:00:00.000Z"],
  ["2030-05-31T12:00:00.000Z", "2029-12-01T00:00:00.000Z"],
])("six months before %s, a day that the month lacks, is its end: %s", (time, end) => {
  expect(new Date(subtractMonths(Date.parse(time), 6)).toISOString()).toBe(end);
});
