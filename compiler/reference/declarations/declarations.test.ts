import { expect, test } from "vitest";
import { readText } from "../parts/test-area";
import { createReferenceTestContext } from "../parts/test-context";
import { code } from "../parts/html";
import { readDeclarations } from "./read-declarations";
import {
  describeReturn,
  listDeclaredCalls,
  renderParameters,
  toFirstSentence,
  type CallContext,
} from "../parts/render-call";

const declarations = readDeclarations([
  `interface Base { id: string; }
   interface Options extends Base {
     /** How \`many\`. */ count?: number; }
   interface Box<T> {
     /**
      * Puts a value in. Further words.
      * @param value The value.
      * @returns The old one.
      * @throws {Error} If it is full.
      */
     put(value: T, options?: Options): T | undefined;
     put(...values: string[]): "a" | "b";
   }
   interface BoxConstructor { new (): Box<any>; }
   declare var Box: BoxConstructor;
   interface Fired<Callback = (name: string) => void> { addListener(cb: Callback, when?: number): void; }
   declare namespace Space { type Mode = "x" | "y"; const on: Fired; function run(mode: Mode): Promise<Mode>; }`,
]);
const context: CallContext = {
  declarations,
  namespace: "Space",
  linkName: code,
  translate: createReferenceTestContext().translate,
};

test("reads overloads with their documentation", () => {
  const [first, second] = declarations.list("Box.put");
  expect(first).toMatchObject({
    kind: "call",
    meaning: "Puts a value in. Further words.",
    returns: "The old one.",
    parameters: [
      { name: "value", meaning: "The value.", isOptional: false },
      { name: "options", isOptional: true },
    ],
  });
  expect(second?.parameters).toMatchObject([{ name: "values", isRest: true }]);
  expect(declarations.findStatic("Box")).toBe("BoxConstructor");
  expect(declarations.list("BoxConstructor").map(({ kind }) => kind)).toContain(
    "construct",
  );
});

test("lists inherited fields, and finds names from inside a namespace", () => {
  expect(declarations.listFields("Options").map(({ name }) => name)).toEqual([
    "id",
    "count",
  ]);
  expect(declarations.resolve("Mode", "Space")).toBe("Space.Mode");
  expect(declarations.resolve("Box", "Space")).toBe("Box");
  expect(declarations.resolve("Nothing", "Space")).toBeNull();
});

test("uses the default of a type parameter, which is an event's listener", () => {
  const [adding] = declarations.listMembers("Fired", "addListener");
  expect(adding?.parameters[0]?.type).toMatchObject({
    kind: "function",
    parameters: [{ name: "name" }],
  });
});

test("describes calls, parameters and return values", () => {
  const overloads = declarations.list("Box.put");
  expect(listDeclaredCalls("put", overloads)).toEqual([
    "put()",
    "put(value)",
    "put(...values)",
    "put(value, options)",
  ]);
  expect(readText(renderParameters(overloads, context))).toBe(
    "value Optional The value. A value. options Optional An object with id and count. id A string. count Optional How many. A number. values Optional Any number of strings.",
  );
  expect(readText(describeReturn(overloads, context))).toBe(
    'A value or undefined or one of the strings "a" or "b". The old one.',
  );
  expect(readText(describeReturn(declarations.list("Space.run"), context))).toBe(
    'A Promise that fulfills with one of the strings "x" or "y".',
  );
});

test("cuts a comment after its first sentence", () => {
  expect(toFirstSentence("Adds `a`, e.g. to b. Then stops.")).toBe(
    "Adds <code>a</code>, e.g. to b.",
  );
});

test("reads optional and required methods as fields, once each, and no symbols", () => {
  const { listFields } = readDeclarations([
    `interface A { value?: any; get?(): any; set?(v: any): void; [Symbol.iterator](): any }
     interface B { at(n: number): any; at(n: string): any }`,
  ]);
  expect(listFields("A").map(({ name }) => name)).toEqual(["value", "get", "set"]);
  expect(listFields("B").map(({ name }) => name)).toEqual(["at"]);
});

test("inherits the picked properties of another interface", () => {
  const { listFields } = readDeclarations([
    `interface A { a: 1; b: 2; c: 3 }
     interface B extends Pick<A, "a" | "b"> { d: 4 }
     interface C extends Omit<A, "a"> {}`,
  ]);
  expect(listFields("B").map(({ name }) => name)).toEqual(["a", "b", "d"]);
  expect(listFields("C").map(({ name }) => name)).toEqual(["b", "c"]);
});
