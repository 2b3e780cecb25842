import { expect, test } from "vitest";
import { isDarkPage } from "./header";

test.each([
  ["/", true],
  ["/en-US/", true],
  ["/zh-TW/plus", true],
  ["/en-US/plus/updates", false],
  ["/en-US/docs/Web", false],
  ["/missing", false],
  ["/missing/plus", false],
])("decides for %s whether the header is dark: %s", (path, expected) => {
  expect(isDarkPage(path)).toBe(expected);
});
