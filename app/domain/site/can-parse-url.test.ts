import { expect, test } from "vitest";
import { canParseUrl } from "./can-parse-url";

test.each([
  ["https://bücher.example/?q=ü", undefined, true],
  ["//bücher.example", "https://a.example", true],
  ["https://", undefined, false],
  ["/a", undefined, false],
])("tells whether %s on %s is a URL, also after many calls", (text, base, isUrl) => {
  const answers = new Set<boolean>();
  for (let count = 0; count < 100_000; count++) answers.add(canParseUrl(text, base));
  expect([...answers]).toEqual([isUrl]);
});
