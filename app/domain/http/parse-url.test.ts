import { expect, test } from "vitest";
import { parseUrl } from "./parse-url";

test.each([
  ["https://bücher.example/?q=ü", undefined, "https://xn--bcher-kva.example/?q=%C3%BC"],
  ["//bücher.example", "https://a.example", "https://xn--bcher-kva.example/"],
  ["https://", undefined, undefined],
  ["/a", undefined, undefined],
])("parses %s on %s, also after many calls", (text, base, href) => {
  const answers = new Set<string | undefined>();
  for (let count = 0; count < 100_000; count++) answers.add(parseUrl(text, base)?.href);
  expect([...answers]).toEqual([href]);
});
