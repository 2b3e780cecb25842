import { expect, test } from "vitest";
import { isComposing } from "./is-composing";

test.each([
  ["the reader", { isComposing: false, keyCode: 13 }, false],
  ["an input method", { isComposing: true, keyCode: 229 }, true],
  ["an input method, after its composition", { isComposing: false, keyCode: 229 }, true],
])("tells of a key of %s", (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
