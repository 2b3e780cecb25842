import { expect, test } from "vitest";
import { layOutSyntax } from "./layout";
import { parseSyntax } from "./parse-syntax";

function layOut(text: string): string[] {
  const tree = parseSyntax(text);
  return tree
    ? layOutSyntax(tree).map((line) => line.map((part) => part.text).join(""))
    : [];
}

test("gives each alternative a line, with the bars in a column", () => {
  expect(layOut("none | <track-list> | subgrid <line-name-list>?")).toEqual([
    "  none         |",
    "  <track-list> |",
    "  subgrid <line-name-list>?",
  ]);
});

test("caps the column at 50 characters", () => {
  const long = "<inflexible-breadth> <inflexible-breadth> <inflexible-breadth>";
  expect(layOut(`auto | ${long} | none`)).toEqual([
    `  auto${" ".repeat(46)} |`,
    `  ${long} |`,
    "  none",
  ]);
});

test("keeps a sequence on one line while it fits", () => {
  expect(layOut("[ <a>? [ <b> | <c> ] ]+ <a>?")).toEqual([
    "  [ <a>? [ <b> | <c> ] ]+ <a>?",
  ]);
});

test("drops brackets around everything, but not multiplied ones", () => {
  expect(layOut("[ a | b ]")).toEqual(["  a |", "  b"]);
  expect(layOut("[ a | b ]#")).toEqual(["  [ a | b ]#"]);
});

test("breaks a long function into its ends and its content", () => {
  const argument = "<length-percentage-number-or-keyword>";
  expect(layOut(`move( ${argument} , ${argument} )`)).toEqual([
    "  move(",
    `    ${argument},`,
    `    ${argument}`,
    "  )",
  ]);
});

test("indents what goes on with an alternative that takes several lines", () => {
  const term = "[ left | center | right | x-start | x-end ]";
  expect(layOut(`${term} && ${term} | none`)).toEqual([
    `  ${term} &&`,
    `    ${term} |`,
    "  none",
  ]);
});

test("writes ranges and multipliers as they are", () => {
  expect(layOut("<length [0,∞]>#{1,4}")).toEqual(["  <length [0,∞]>#{1,4}"]);
});
