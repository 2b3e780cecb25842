import { expect, test } from "vitest";
import { isSupported, listDeclarations } from "./is-supported";

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

function list(css: string) {
  return listDeclarations(css).map(({ property, value }) => [property, value]);
}

test.each([
  ["gap: 1rem", [["gap", "1rem"]]],
  [
    "gap: 1rem;\ncolor : red ;",
    [
      ["gap", "1rem"],
      ["color", "red"],
    ],
  ],
  ["/* a: b; */ color: red /* c */;", [["color", "red"]]],
  ["color: red !important", [["color", "red"]]],
  [
    "background: url(data:image/svg+xml;a) red;",
    [["background", "url(data:image/svg+xml;a) red"]],
  ],
  [
    `content: "a;b\\";c"; x: y`,
    [
      ["content", `"a;b\\";c"`],
      ["x", "y"],
    ],
  ],
  ["--empty:;", [["--empty", ""]]],
  ["no declaration", []],
  ["", []],
  ["color: rgb(0 0 0", [["color", "rgb(0 0 0"]]],
])("finds in %j the declarations", (css, found) => {
  expect(list(css)).toEqual(found);
});
