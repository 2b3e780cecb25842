import { expect, test } from "vitest";
import { isSerializedObject, readRunnerMessage } from "./messages";

test("reads a runner's messages", () => {
  const said = { typ: "console", prop: "log", args: [1, undefined], uuid: "u" };
  expect(readRunnerMessage({ ...said, more: 1 })).toEqual(said);
  expect(readRunnerMessage({ typ: "ready" })).toEqual({ typ: "ready", uuid: null });
});

test.each([
  [null],
  ["ready"],
  [[]],
  [{ typ: "console" }],
  [{ typ: "console", prop: 1, args: [] }],
  [{ typ: "console", prop: "log", args: "x" }],
  [{ typ: "choice", code: "x" }],
])("rejects %j as a runner's message", (data) => {
  expect(readRunnerMessage(data)).toBeNull();
});

test("recognizes placeholders of values that cannot be cloned", () => {
  expect(isSerializedObject({ _MDNPlaySerializedObject: "f()" })).toBe(true);
  expect(isSerializedObject({ _MDNPlaySerializedObject: 1 })).toBe(false);
  expect(isSerializedObject(null)).toBe(false);
});
