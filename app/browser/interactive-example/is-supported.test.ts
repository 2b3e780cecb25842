import { expect, test } from "vitest";
import { isSupported } from "./is-supported";

const KNOWN = ["gap: 1rem", "-webkit-box-reflect: below", "color: red"];
const supports = (property: string, value: string) =>
  KNOWN.includes(`${property}: ${value}`);

test.each([
  ["gap: 1rem; color: red", true],
  ["gap: 1rem; color: reddish", false],
  ["-webkit-box-reflect: below; box-reflect: below", true],
  ["gap: 2rem; gap: 1rem", true],
  ["gap: 1rem; gap: 2rem", true],
  ["--own: {}; color: red", true],
  ["anything", false],
  ["", false],
])("decides for %j whether a browser supports it", (css, answer) => {
  expect(isSupported(css, supports)).toBe(answer);
});
