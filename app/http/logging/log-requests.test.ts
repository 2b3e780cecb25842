import { expect, test } from "vitest";
import { readRequestId } from "./log-requests.server";

test.each(["0f8fad5b-d9cb-469f-a165-70867728950e", "Root=1-67891233-abcdef0123456789"])(
  "keeps the id %s of a proxy",
  (id) => {
    expect(readRequestId(id)).toBe(id);
  },
);

test.each([
  undefined,
  "",
  "short",
  "a b c d e f",
  "<script>",
  "x".repeat(129),
  ["a", "b"],
])("makes an id in place of %j", (header) => {
  expect(readRequestId(header)).toMatch(/^[\da-f-]{36}$/);
});
