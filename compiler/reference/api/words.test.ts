import { expect, test } from "vitest";
import { createReferenceTestContext } from "../parts/test-context";
import { createIdl } from "../data/idl";
import { toTextName } from "./api-texts";
import { describeType, listDictionaries } from "./describe-type";
import { toVariable } from "./member-pages";
import { mergeParameters } from "./merge-parameters";
import { listSubjectOverloads } from "./overloads";
import { renderParameters } from "./parameters";
import type { ApiSubject } from "./subject";
import { listCalls, toLongestCall } from "./syntax";
import { TEST_IDL } from "./test-idl";

const TYPES: Record<string, string> = {
  "unsigned long": "a non-negative integer",
  "unrestricted double?": "a number or null",
  Circle: "a →Circle object",
  Unknown: "an Unknown object",
  Mode: 'one of the strings "fast" or "slow"',
  Single: 'the string "one"',
  "(Circle or DOMString)?": "a →Circle object, a string, or null",
  Drawing: "a Shape object, an array of strings, or an object whose values are booleans",
  "Promise<Circle?>": "a Promise that fulfills with a →Circle object or null",
  "FrozenArray<Circle>": "an array of →Circle objects",
  Painter: "a function that is called with circle and step",
  EventHandler: "an event handler function",
  Uint8Array: "a Uint8Array object",
  any: "any value",
  "Painter?": "a function that is called with circle and step, or null",
  "Mode?": 'one of the strings "fast" or "slow", or null',
  "sequence<Circle?>": "an array whose items are →Circle objects or null",
  "FrozenArray<Circle>?": "an array of →Circle objects or null",
  "Roller?": "a function or an object with handleRoll(), or null",
  HMACInput: "an HMACInput object",
  UserActivation: "a UserActivation object",
  UnderlyingSink: "an UnderlyingSink object",
};

const context = createReferenceTestContext({
  idl: `${TEST_IDL} callback interface Roller { undefined handleRoll(Circle circle); };
    interface Types { ${Object.keys(TYPES)
      .map((type, at) => `attribute ${type} a${at};`)
      .join("\n")} };`,
  pages: ["Web/API/Circle"],
});
const { data, site, translate } = context;
const types = { idl: data.idl(), site, translate };

test.each(Object.entries(TYPES))("words %s as %s", (type, words) => {
  const at = Object.keys(TYPES).indexOf(type);
  const [member] = types.idl.listOverloads("Types", `a${at}`);
  if (!member?.idlType || Array.isArray(member.idlType)) throw new Error("no type");
  const html = describeType(member.idlType, types);
  const text = html.replace(/<a [^>]*>/g, "→").replace(/<[^>]*>/g, "");
  expect(text).toBe(words);
});

const SUBJECT: ApiSubject = {
  kind: "method",
  interfaceName: "Circle",
  ownerSlug: "Web/API/Circle",
  member: "",
  isStatic: false,
  isKnown: true,
  isWebGLExtension: false,
};

function listTestCalls(kind: ApiSubject["kind"], member: string, isStatic = false) {
  const overloads =
    kind === "constructor"
      ? (types.idl.findContainer("Circle")?.members ?? []).filter(
          ({ type }) => type === "constructor",
        )
      : types.idl.listOverloads("Circle", member);
  return listCalls({ ...SUBJECT, kind, member, isStatic }, overloads);
}

test("lists every way to call, the shortest first", () => {
  expect(listTestCalls("method", "draw")).toEqual([
    "draw(x)",
    "draw(text)",
    "draw(text, mode)",
    "draw(text, mode, painter)",
  ]);
  expect(listTestCalls("method", "from", true)).toEqual(["Circle.from(text, ...parts)"]);
  expect(listTestCalls("constructor", "Circle")).toEqual([
    "new Circle()",
    "new Circle(init)",
  ]);
  expect(toLongestCall("draw", types.idl.listOverloads("Circle", "draw"))).toBe(
    "draw(text, mode, painter)",
  );
});

/** Lists the parameters of some overloads; those with `?` are marked as optional. */
function listParameters(declarations: string): string[] {
  const own = createIdl([`interface Own { ${declarations} };`]);
  return mergeParameters(own.listOverloads("Own", "go")).map(
    ({ name, isOptional, companions }) =>
      [name + (isOptional ? "?" : isOptional === null ? "*" : ""), ...companions].join(
        "+",
      ),
  );
}

test.each([
  ["a longer overload", "long go(); long go(long a, long b);", ["a+b", "b+a"]],
  ["one argument more", "long go(long a); long go(long a, long b);", ["a", "b?"]],
  [
    "another form without it",
    "long go(any m, long t); long go(any m, optional Init o);",
    ["m", "t?", "o?"],
  ],
  [
    "an argument in the middle",
    "long go(long a, long c); long go(long a, long b, long c);",
    ["a", "c", "b?"],
  ],
  [
    "forms that differ",
    "long go(long a, optional long i); long go(any d, long i);",
    ["a", "i*", "d"],
  ],
  ["a required argument behind it", "long go(optional long a, Init i);", ["a", "i"]],
  ["variadic arguments", "long go(optional long a, any... rest);", ["a?", "rest"]],
])("tells which arguments can be left out: %s", (_, declarations, expected) => {
  expect(listParameters(declarations)).toEqual(expected);
});

test("joins the types of a parameter of several overloads", () => {
  const own = createIdl([
    "interface Own { long go(long a); long go((long or DOMString) a, long b); };",
  ]);
  const html = renderParameters(own.listOverloads("Own", "go"), {
    ...types,
    idl: own,
    shown: new Set(),
  });
  expect(html).toContain("<dd>An integer or a string.</dd>");
});

test("requires options that have required members", () => {
  const own = createIdl([
    `interface Own { long go(optional Filled f = {}, optional Empty e = {}); };
     dictionary Filled : Base { }; dictionary Base { required long x; }; dictionary Empty { };`,
  ]);
  const subject = { ...SUBJECT, interfaceName: "Own", member: "go" };
  expect(listCalls(subject, listSubjectOverloads(subject, own))).toEqual([
    "go(f)",
    "go(f, e)",
  ]);
});

test("names objects like variables", () => {
  expect(
    [
      "HTMLDivElement",
      "HTMLIFrameElement",
      "SVGFEBlendElement",
      "DOMTokenList",
      "URL",
    ].map(toVariable),
  ).toEqual(["divElement", "iFrameElement", "feBlendElement", "domTokenList", "url"]);
});

test.each([
  ["method", false, "Response.json"],
  ["method", true, "Response.json_static"],
  ["event", false, "Response.json_event"],
] as const)(
  "looks up the text of a %s, static or not, by its own key",
  (kind, isStatic, key) => {
    expect(
      toTextName({ interfaceName: "Response", member: "json", kind, isStatic }),
    ).toBe(key);
  },
);

test("describes each parameter once, with its default", () => {
  const html = renderParameters(types.idl.listOverloads("Circle", "draw"), {
    ...types,
    shown: new Set(),
  });
  expect(html.match(/(?<=<dt>)<code>\w+<\/code>(?: <span)?/g)).toEqual([
    "<code>x</code>",
    "<code>text</code>",
    "<code>mode</code> <span",
    "<code>painter</code> <span",
  ]);
  expect(html).toContain('The default is <code>"fast"</code>.');
});

test("spells each dictionary out once", () => {
  const constructors = types.idl
    .findContainer("Circle")
    ?.members.filter(({ type }) => type === "constructor");
  const html = renderParameters(constructors ?? [], {
    ...types,
    shown: new Set(),
  });
  expect(html.match(/Properties of/g)).toHaveLength(1);
  expect(html).toContain("<dd>An array of <code>CircleInit</code> objects.");
  expect(html).toContain("<dt><code>size</code></dt>");
  expect(html).toContain("The default is <code>[]</code>.");
  const [init] = constructors?.[0]?.arguments ?? [];
  expect(init && listDictionaries(init.idlType, types.idl)).toEqual(["CircleInit"]);
});
