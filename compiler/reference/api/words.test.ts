import { expect, test } from "vitest";
import { createReferenceTestContext } from "../parts/test-context";
import { describeType, listDictionaries } from "./describe-type";
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
};

const context = createReferenceTestContext({
  idl: `${TEST_IDL} interface Types { ${Object.keys(TYPES)
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

function listTestCalls(kind: ApiSubject["kind"], member: string, isStatic = false) {
  const overloads =
    kind === "constructor"
      ? (types.idl.findContainer("Circle")?.members ?? []).filter(
          ({ type }) => type === "constructor",
        )
      : types.idl.listOverloads("Circle", member);
  const facts = { interfaceName: "Circle", ownerSlug: "Web/API/Circle" };
  return listCalls(
    { ...facts, kind, member, isStatic, isKnown: true, isWebGLExtension: false },
    overloads,
  );
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
