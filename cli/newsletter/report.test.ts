import { expect, test } from "vitest";
import { formatAddresses } from "./report";

const ADDRESSES = [
  { email: "ada@example.org", status: "pending" as const, since: 0 },
  { email: '=x"@example.org', status: "pending" as const, since: 86_400_000 },
];

test("is an address per line", () => {
  expect(formatAddresses(ADDRESSES, "text")).toBe('ada@example.org\n=x"@example.org');
  expect(formatAddresses([], "text")).toBe("");
});

test("is a table without scripts", () => {
  expect(formatAddresses(ADDRESSES, "csv").split("\n")).toEqual([
    "email,status,since",
    '"ada@example.org","pending","1970-01-01T00:00:00.000Z"',
    '"\'=x""@example.org","pending","1970-01-02T00:00:00.000Z"',
  ]);
});

test("is an array of objects", () => {
  expect(JSON.parse(formatAddresses(ADDRESSES.slice(0, 1), "json"))).toEqual([
    { email: "ada@example.org", status: "pending", since: "1970-01-01T00:00:00.000Z" },
  ]);
});
