import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions, formatAddresses } from "./newsletter";

test("lists subscribers as text by default", () => {
  const defaults = { status: "subscribed", format: "text", removeAll: false };
  expect(readOptions([])).toEqual({ help: false, ...defaults });
});

test("takes another state, another format, and the end of it all", () => {
  const args = ["--status", "pending", "--format=csv", "--remove-all"];
  const options = { status: "pending", format: "csv", removeAll: true };
  expect(readOptions(args)).toMatchObject(options);
});

test.each([
  [["--status", "x"], "--status x can't be used: expected subscribed, pending or left"],
  [["--format", "xml"], "--format xml can't be used: expected text, csv or json"],
  [["--nothing"], "npm run newsletter -- --help lists the options"],
])("refuses %j and says what is accepted", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

const ADDRESSES = [
  { email: "ada@example.org", status: "pending" as const, since: 0 },
  { email: '=x"@example.org', status: "pending" as const, since: 86_400_000 },
];

test("the list is an address per line", () => {
  expect(formatAddresses(ADDRESSES, "text")).toBe('ada@example.org\n=x"@example.org\n');
  expect(formatAddresses([], "text")).toBe("");
});

test("the list can be a table without scripts", () => {
  expect(formatAddresses(ADDRESSES, "csv").split("\n")).toEqual([
    "email,status,since",
    '"ada@example.org","pending","1970-01-01T00:00:00.000Z"',
    '"\'=x""@example.org","pending","1970-01-02T00:00:00.000Z"',
    "",
  ]);
});

test("the list can be an array of objects", () => {
  expect(JSON.parse(formatAddresses(ADDRESSES.slice(0, 1), "json"))).toEqual([
    { email: "ada@example.org", status: "pending", since: "1970-01-01T00:00:00.000Z" },
  ]);
});
