import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions, formatShares } from "./shares";

test("lists shares that wait for a decision by default", () => {
  const order = { kind: "list", state: "waiting" };
  expect(readOptions([])).toEqual({ help: false, format: "text", order });
});

test.each([
  [["--blocked"], { kind: "list", state: "blocked" }],
  [["--block", "abc"], { kind: "block", id: "abc" }],
  // Ids may begin with a hyphen.
  [["--block=-bc"], { kind: "block", id: "-bc" }],
  [["--keep", "abc"], { kind: "keep", id: "abc" }],
])("takes %j as an order", (args, order) => {
  expect(readOptions(args).order).toEqual(order);
});

test.each([
  [["--format", "xml"], "--format xml can't be used: expected text or json"],
  [["--block", "a", "--keep", "b"], "--block and --keep can't be used together"],
  [["--nothing"], "npm run shares -- --help lists the options"],
])("refuses %j and says what is accepted", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

const origin = "https://docs.example";
const SHARES = [
  { id: "abc", sharedAt: 0, reasons: ["\u001b[2JIt's\r\nnot \u009bnice\u202e", null] },
];

test("the report of a share is a line with its link, and one for each flag, none of which the terminal obeys", () => {
  expect(formatShares(SHARES, { format: "text", origin }).split("\n")).toEqual([
    "abc  shared 1970-01-01T00:00:00.000Z  flags 2",
    "  https://docs.example/en-US/play?id=abc",
    "  - [2JIt's not nice",
    "  - no reason given",
  ]);
  expect(formatShares([], { format: "text", origin })).toBe("Nothing is listed.");
});

test("the report can be an array of objects", () => {
  const url = "https://docs.example/en-US/play?id=abc";
  const [{ reasons } = { reasons: [] }] = SHARES;
  expect(JSON.parse(formatShares(SHARES, { format: "json", origin }))).toEqual([
    { id: "abc", url, sharedAt: "1970-01-01T00:00:00.000Z", reasons },
  ]);
});
