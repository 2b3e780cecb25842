import { expect, test } from "vitest";
import { matchesEtag } from "./matches-etag";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , W/"a"', true],
  [" * ", true],
  ['"b"', false],
  ['"A"', false],
  ["", false],
  [null, false],
  [undefined, false],
])("compares the ETag with %j", (header, isKnown) => {
  expect(matchesEtag(header, '"a"')).toBe(isKnown);
});
