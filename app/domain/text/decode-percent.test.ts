import { expect, test } from "vitest";
import { decodePercent } from "./decode-percent";

test.each([
  ["/a%20b%2F%C3%A9", "/a b/é"],
  ["", ""],
  ["100%", null],
  ["%C3%28", null],
])("decodes %j to %j", (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});
