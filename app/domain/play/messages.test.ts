import { expect, test } from "vitest";
import { isSerializedObject, readRunnerMessage } from "./messages";

test("reads a runner's messages", () => {
  const said = { typ: "console", prop: "log", args: [1, undefined], uuid: "u" };
  const counts = { depth: 2, skipped: 7 };
  expect(readRunnerMessage({ ...said, ...counts, more: 1 })).toEqual({
    ...said,
    ...counts,
  });
  expect(readRunnerMessage({ ...said, depth: -1, skipped: Number.NaN })).toMatchObject({
    depth: 0,
    skipped: 0,
  });
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
