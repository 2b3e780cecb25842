import { expect, test } from "vitest";
import { listDeclarations } from "./list-declarations";

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
