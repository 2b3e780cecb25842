import { expect, test } from "vitest";
import { findCssDefinition } from "../../macros/formal-syntax/definitions";
import { parseSyntax } from "../../macros/formal-syntax/parse-syntax";
import { listSingleKeywords } from "./single-keywords";

function list(syntax: string): string[] {
  const tree = parseSyntax(syntax);
  return listSingleKeywords({ label: "x", name: "x", tree, specUrl: null });
}

test.each([
  ["each alternative", "none | [ a | b ] | <length>", ["none", "a", "b"]],
  ["any of several in any order", "a || b", ["a", "b"]],
  ["what stands beside optional terms", "a? b [ c | d ]?", ["b"]],
  ["all of them when each is optional", "a? && b?", ["a", "b"]],
  ["nothing when two are needed", "a b | c && d", []],
  ["nothing when it must be repeated", "a{2} | b{1,2} | c# | d+", ["b", "c", "d"]],
  ["nothing inside a function", "f( a ) | b", ["b"]],
  ["no optional group that must hold something", "[ a? b? ]! c", []],
  ["no signs or numbers", "a , b | 0 | c", ["c"]],
  ["none twice", "a | a", ["a"]],
  ["nothing of a type that names too much", "<color> | a", ["a"]],
])("lists %s", (_, syntax, expected) => {
  expect(list(syntax)).toEqual(expected);
});

test("follows the types of the installed data", () => {
  const display = findCssDefinition({ kind: "property", name: "display" });
  expect(display && listSingleKeywords(display)).toEqual(
    expect.arrayContaining(["block", "grid", "none", "inline-block", "list-item"]),
  );
});

test("survives a property that means itself", () => {
  expect(list("<'border-top-style'> | <'all'>")).toContain("dotted");
});
