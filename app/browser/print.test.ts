import { expect, test } from "vitest";
import { toPrintedTarget } from "./print";

const PAGE = "https://docs.example/de/docs/Web/CSS";

test.each([
  [`${PAGE}#syntax`, null],
  ["mailto:a@example.com", null],
  ["https://docs.example/de/docs/Web/HTML", null],
  ["https://example.org/gr%C3%B6%C3%9Fe#a", "example.org/größe#a"],
  ["https://www.example.org/", "example.org"],
  ["https://example.org/a/?b=c", "example.org/a?b=c"],
  ["https://example.org/100%/", "example.org/100%"],
  [`https://example.org/a?${"b".repeat(60)}`, "example.org/a?…"],
  [`https://example.org/a#${"b".repeat(60)}`, "example.org/a#…"],
  [`https://example.org/${"a".repeat(70)}`, `example.org/${"a".repeat(70)}`],
  ["no address", null],
])("prints %s as %s", (href, expected) => {
  expect(toPrintedTarget(href, PAGE)).toBe(expected);
});
