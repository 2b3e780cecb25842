import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions } from "./options";

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
