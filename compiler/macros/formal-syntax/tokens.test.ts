import { expect, test } from "vitest";
import { tokenizeSyntax } from "./tokens";

function listTokens(text: string): string[] {
  return tokenizeSyntax(text).map((token) => `${token.kind} ${token.text}`);
}

test("keeps a type with its range, and a type within a type, in one token", () => {
  expect(listTokens("<length [0,∞]> <'gap'> <boolean-expr[ <if-test> ]>")).toEqual([
    "type length [0,∞]",
    "type 'gap'",
    "type boolean-expr[ <if-test> ]",
  ]);
});

test("distinguishes the three bars", () => {
  expect(listTokens("a || b | c && d")).toEqual([
    "word a",
    "bar ||",
    "word b",
    "bar |",
    "word c",
    "bar &&",
    "word d",
  ]);
});

test("reads multipliers only where they follow their term directly", () => {
  expect(listTokens("a#{1,4} [ b ]? * {")).toEqual([
    "word a",
    "multiplier #",
    "multiplier {1,4}",
    "open [",
    "word b",
    "close ]",
    "multiplier ?",
    "literal *",
    "open {",
  ]);
});

test("takes An+B for one word, and a trailing plus for a multiplier", () => {
  expect(listTokens("An+B c+")).toEqual(["word An+B", "word c", "multiplier +"]);
});

test("takes quoted signs for themselves", () => {
  expect(listTokens("'<' '='? rgb(")).toEqual([
    "literal '<'",
    "literal '='",
    "multiplier ?",
    "function rgb(",
  ]);
});

test("takes a bracket without its end for a sign", () => {
  expect(listTokens("<a")).toEqual(["literal <", "word a"]);
});

test("pairs the brackets that have an end", () => {
  expect(listTokens("<<a> > <b> '<' <c>")).toEqual([
    "type <a> ",
    "type b",
    "literal '<'",
    "type c",
  ]);
  expect(listTokens("<<a>")).toEqual(["literal <", "type a"]);
});

test("looks once for the ends of brackets that have none", () => {
  expect(tokenizeSyntax("<".repeat(4e5))).toHaveLength(4e5);
});
