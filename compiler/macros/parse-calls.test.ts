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
  ["{{x(10.25, 2E3, 5e+2, 5e-1)}}", [10.25, 2000, 500, 0.5]],
  ['{{x(2616, "", 14.10)}}', [2616, null, "14.10"]],
  ["{{x(14.1, 14.00, -0.50, 1.10e3)}}", [14.1, "14.00", "-0.50", 1100]],
  ["{{x(true, false)}}", [true, false]],
  ['{{ x( "a" , "b" ) }}', ["a", "b"]],
  ['{{x("a",\n  "b")}}', ["a", "b"]],
  ['{{\n\tx\n("a")}}', ["a"]],
  [
    '{{x("a", "", 200, , , , "fullscreen")}}',
    ["a", null, 200, null, null, null, "fullscreen"],
  ],
  ["{{x('', '', 1)}}", [null, null, 1]],
  ["{{x(,)}}", [null, null]],
  [String.raw`{{x("a \"b\" \\ \/ \n \t \u0041 \'")}}`, ['a "b" \\ / \n \t A \'']],
  [String.raw`{{x('it\'s', "it's")}}`, ["it's", "it's"]],
  [String.raw`{{x("\b\f\r", "\u00E9\u00e9\u00412")}}`, ["\b\f\r", "éé\u00412"]],
  ["{{x(`a \\` b`)}}", ["a ` b"]],
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
  [String.raw`{{x("\u41")}}`, /unknown escape \\u/],
  ["{{x('a\\\nb')}}", /unknown escape \\\n/],
  ["{{domxref}", /call of domxref has/],
  ["{{x(007)}}", /","/],
  ["{{ style: 1 }}", /closing "}}"/],
])("reports %s as malformed", (text, message) => {
  expect(readArguments(text)).toMatch(message);
});

test.each([
  ["{{domxref(Element.style)}}", '"Element.style"'],
  ["{{domxref(Element.style 2)}}", '"Element.style"'],
  ["{{domxref(it's)}}", '"it"'],
  ["{{domxref({a})}}", null],
])("suggests for %s: %s", (text, suggestion) => {
  expect(parseCalls(text)[0]).toMatchObject({ kind: "error", suggestion });
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

test("takes calls inside of an argument for its text", () => {
  expect(parseCalls('{{a("{{b}}")}}{{c}}')).toMatchObject([
    { kind: "call", name: "a", args: ["{{b}}"] },
    { kind: "call", name: "c" },
  ]);
});

test("takes a backslash before anything but a brace for text", () => {
  expect(parseCalls(String.raw`\| \a \\ a`)).toEqual([]);
});

test("finds the calls behind a malformed one", () => {
  const kinds = parseCalls('{{a("x"}} {{b}}').map((token) => token.kind);
  expect(kinds).toEqual(["error", "call"]);
});
