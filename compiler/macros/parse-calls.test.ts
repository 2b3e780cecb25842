import { expect, test } from "vitest";
import type { MacroArgument } from "./macro";
import { parseCalls } from "./parse-calls";

function readArguments(text: string): MacroArgument[] | string | undefined {
  const [token] = parseCalls(text);
  if (token?.kind === "error") return token.message;
  return token?.kind === "call" ? token.args : undefined;
}

test.each<[string, MacroArgument[]]>([
  ["{{x}}", []],
  ["{{x()}}", []],
  ["{{ x ( ) }}", []],
  ['{{x("")}}', []],
  ['{{x("a")}}', ["a"]],
  ["{{x('a')}}", ["a"]],
  ["{{x(`a`)}}", ["a"]],
  ["{{x(404)}}", [404]],
  ["{{x(-1.5e2)}}", [-150]],
  ["{{x(true, false)}}", [true, false]],
  ['{{ x( "a" , "b" ) }}', ["a", "b"]],
  ['{{x("a",\n  "b")}}', ["a", "b"]],
  [
    '{{x("a", "", 200, , , , "fullscreen")}}',
    ["a", null, 200, null, null, null, "fullscreen"],
  ],
  ["{{x('', '', 1)}}", [null, null, 1]],
  ["{{x(,)}}", [null, null]],
  [String.raw`{{x("a \"b\" \\ \/ \n \t \u0041 \'")}}`, ['a "b" \\ / \n \t A \'']],
  [String.raw`{{x('it\'s', "it's")}}`, ["it's", "it's"]],
  ["{{x(`<a> | }} {{ <b>#`)}}", ["<a> | }} {{ <b>#"]],
  [String.raw`| {{x("a", "p \| q")}} |`, ["a", "p | q"]],
  ['{{x("}}", ")")}}', ["}}", ")"]],
  ['{{x("{% a %}")}}', ["{% a %}"]],
  [
    String.raw`{{x("input","&lt;input type=\"file\"&gt;")}}`,
    ["input", '&lt;input type="file"&gt;'],
  ],
])("reads the arguments of %s", (text, args) => {
  expect(readArguments(text)).toEqual(args);
});

test.each([
  ["{{x(Element.attributeStyleMap)}}", /quoted string/],
  ['{{x("a"))}}', /closing "}}"/],
  ['{{x("a")', /closing "}}"/],
  ["{{Specifications)}}", /closing "}}"/],
  ['{{x("a" "b")}}', /","/],
  ['{{x("a)}}', /no closing "/],
  ['{{x("a\\', /no closing "/],
  [String.raw`{{x("\q")}}`, /unknown escape \\q/],
  ["{{x(007)}}", /","/],
  ["{{ style: 1 }}", /closing "}}"/],
])("reports %s as malformed", (text, message) => {
  expect(readArguments(text)).toMatch(message);
});

test("suggests quotes around a bare word", () => {
  const [token] = parseCalls("{{domxref(Element.style)}}");
  expect(token).toMatchObject({ kind: "error", suggestion: '"Element.style"' });
});

test.each(["{{ }}", "{{}}", "{{1}}", "{{", "a } b { c", "{{{", "{ {x}}"])(
  "takes %s for plain text",
  (text) => {
    expect(parseCalls(text)).toEqual([]);
  },
);

test("keeps the name as it is written", () => {
  const tokens = parseCalls("{{Non-standard_Inline}}{{_a1}}");
  expect(tokens.map((token) => token.kind === "call" && token.name)).toEqual([
    "Non-standard_Inline",
    "_a1",
  ]);
});

test("gives the offsets of calls side by side", () => {
  expect(parseCalls('a{{b}}{{c("d")}}')).toEqual([
    { kind: "call", start: 1, end: 6, name: "b", args: [] },
    { kind: "call", start: 6, end: 16, name: "c", args: ["d"] },
  ]);
});

test("takes the inner braces of three for the call", () => {
  expect(parseCalls("{{{a}}}")).toMatchObject([{ kind: "call", start: 1, end: 6 }]);
});

test("takes an escaped opening for text", () => {
  expect(parseCalls(String.raw`\{{a}} \{\{b\}\}`)).toEqual([
    { kind: "escape", start: 0, end: 2 },
    { kind: "escape", start: 7, end: 9 },
    { kind: "escape", start: 9, end: 11 },
    { kind: "escape", start: 12, end: 14 },
    { kind: "escape", start: 14, end: 16 },
  ]);
});

test("finds the calls behind a malformed one", () => {
  const kinds = parseCalls('{{a("x"}} {{b}}').map((token) => token.kind);
  expect(kinds).toEqual(["error", "call"]);
});
