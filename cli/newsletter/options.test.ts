import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions } from "./options";

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
