import { expect, test } from "vitest";
import { isSearchable } from "./is-searchable";

test.each([
  ["/en-US/docs/Web/CSS", false, true],
  ["/en-US/docs/MDN/Kitchensink", true, false],
  ["/en-US/docs/Web/API/Index", false, false],
  ["/en-US/docs/Web/API/XRView/index", false, true],
])("finds %s (noindex: %s): %s", (mdn_url, noIndexing, expected) => {
  expect(isSearchable({ mdn_url, noIndexing })).toBe(expected);
});
