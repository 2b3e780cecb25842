import { expect, test } from "vitest";
import { loadWebrefCss } from "./webref-css";

test("leaves nothing in applied elements that only a specification's reader can follow", () => {
  const { properties } = loadWebrefCss();
  const texts = properties.map(({ appliesTo = "" }) => appliesTo);
  expect(texts).toContain("all elements, with exceptions that the specification names");
  expect(texts).toContain("<circle> and <ellipse>");
  expect(texts.filter((text) => /but see|[‘’]|\.$|^applies to/i.test(text))).toEqual([]);
});
