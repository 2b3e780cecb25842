import { expect, test } from "vitest";
import { mayPrefetch } from "./may-prefetch";

test.each([
  [{}, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("decides for the connection %j whether to prefetch: %s", (connection, expected) => {
  expect(mayPrefetch({ connection })).toBe(expected);
});
