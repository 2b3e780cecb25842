import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions, formatCounts } from "./placements";

test("reads options and their defaults", () => {
  expect(readOptions([])).toEqual({ help: false, days: 30, format: "text" });
  expect(readOptions(["--days", "7", "--format", "json", "-h"])).toEqual({
    help: true,
    days: 7,
    format: "json",
  });
});

test.each([["--days", "0"], ["--days", "401"], ["--format", "csv"], ["--week"]])(
  "refuses %s %s",
  (...args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  },
);

test("lists a line per campaign and slot", () => {
  const counts = [
    { campaign: "banner", slot: "top", served: 1200, viewed: 800, clicked: 4 },
    { campaign: "b", slot: "hpMain", served: 3, viewed: 0, clicked: 0 },
  ];
  expect(formatCounts(counts)).toBe(
    [
      "campaign  slot    served  viewed  clicked  clicks per 1000 views",
      "banner    top       1200     800        4                    5.0",
      "b         hpMain       3       0        0                      -",
    ].join("\n"),
  );
  expect(formatCounts([])).toBe("No advertisement was served.");
});
