import { expect, test } from "vitest";
import { formatShares } from "./report";

const origin = "https://docs.example";
const SHARES = [
  { id: "abc", sharedAt: 0, reasons: ["\u001b[2JIt's\r\nnot \u009bnice\u202e", null] },
];

test("is a line with its link, and one for each flag, none of which the terminal obeys", () => {
  expect(formatShares(SHARES, { format: "text", origin }).split("\n")).toEqual([
    "abc  shared 1970-01-01T00:00:00.000Z  flags 2",
    "  https://docs.example/en-US/play?id=abc",
    "  - [2JIt's not nice",
    "  - no reason given",
  ]);
  expect(formatShares([], { format: "text", origin })).toBe("Nothing is listed.");
});

test("is an array of objects", () => {
  const url = "https://docs.example/en-US/play?id=abc";
  const [{ reasons } = { reasons: [] }] = SHARES;
  expect(JSON.parse(formatShares(SHARES, { format: "json", origin }))).toEqual([
    { id: "abc", url, sharedAt: "1970-01-01T00:00:00.000Z", reasons },
  ]);
});
