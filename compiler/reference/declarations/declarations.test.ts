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
    "value Optional A value. A call can have values in its place. options Optional An object with id and count. id A string. count Optional How many. A number. values Optional Any number of strings. A call can have value in its place.",
  );
  expect(readText(describeReturn(overloads, context))).toBe(
    'A value or undefined or one of the strings "a" or "b". The old one.',
  );
  expect(readText(describeReturn(declarations.list("Space.run"), context))).toBe(
    'A Promise that fulfills with one of the strings "x" or "y".',
  );
});

test("tells the type of a parameter once where the comment says no more", () => {
  const { list } = readDeclarations([
    `interface Waits {
       /**
        * @param text A string value
        * @param array An \`Int32Array\` or \`BigInt64Array\`.
        * @param count A number of times.
        */
       wake(text: string, array: Int32Array | BigInt64Array, count: number): void; }
     interface Int32Array {} interface BigInt64Array {}`,
  ]);
  expect(readText(renderParameters(list("Waits.wake"), context))).toBe(
    "text A string. array An Int32Array object or a BigInt64Array object. count A number of times. A number.",
  );
});

test("cuts a comment after its first sentence", () => {
  expect(toFirstSentence("Adds `a`, e.g. to b. Then stops.")).toBe(
    "Adds <code>a</code>, e.g. to b.",
  );
});

test("reads optional and required methods as fields, once each, and no symbols", () => {
  const { listFields } = readDeclarations([
    `interface A { value?: 1; get?(): 1; set?(v: 1): void; [Symbol.iterator](): 1 }
     interface B { at(n: number): 1; at(n: string): 1 }`,
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

const generic = readDeclarations([
  `interface Fields { a: number; b: string; c: 1 }
   type Some<T extends object> = { [P in Exclude<keyof T, "a">]?: T[P] }
   declare namespace Intl { interface Registry { x: never; y: never } type Mode = {} extends Registry ? boolean : keyof Registry | boolean }
   interface Box {
     with(some: Some<Fields>): void;
     all<T extends readonly unknown[] | []>(values: T): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
     values(o: { [s: string]: unknown }, other: {}): void;
     names: { [P in keyof any[]]?: boolean };
     reject<T = never>(reason?: any): Promise<T>; // as in TypeScript's own library
     next(...[value]: [] | [number]): void;
     mode(mode: Intl.Mode): void;
     fill(text: string): void; fill(text: string, start: number): void; fill(text: string, find: () => void): void;
   }`,
]);
const genericContext = { ...context, declarations: generic, namespace: "" };

test.each([
  ["with", "some An object with b and c. b Optional A string. c Optional 1."],
  ["values", "o An object. other Any value except null and undefined."],
  ["next", "value Optional A number."],
  ["mode", 'mode One of the strings "x" or "y" or a boolean.'],
  [
    "fill",
    "text A string. start Optional A number. A call can have find in its place. find Optional A function. A call can have start in its place.",
  ],
])("describes the parameters of %s()", (name, words) => {
  const overloads = generic.list(`Box.${name}`);
  expect(readText(renderParameters(overloads, genericContext))).toBe(words);
});

test.each([
  ["all", "A Promise that fulfills with an array of values."],
  ["names", "An object."],
  ["reject", "A Promise that never fulfills."],
])("describes the value of %s", (name, words) => {
  const overloads = generic.list(`Box.${name}`);
  expect(readText(describeReturn(overloads, genericContext))).toBe(words);
});

const corrected = readDeclarations([
  `interface Options<Unit> { unit?: Unit; mode?: "a" | "b" | "b"; old?: string; }
   interface Options<Unit> {
     /** How to go on. */
     mode?: "b" | "a";
   }
   interface Fine<Unit> extends Omit<Options<Unit>, "old"> {}
   interface Keys { a: never; b: never }
   interface Box {
     /** Empties it. Slowly. @param how The way. */
     empty(how?: Options<"x">): any; // less precise than the overload that corrects it
     empty(): string;
     get size(): number;
     get limit(): number;
     set limit(value: number);
   }`,
  `interface Options<Unit> { old: never; }
   interface Box {
     /** @override @returns The box. */
     empty(how: Fine<"x" | "y">): this;
   }`,
]);
const correctedContext = { ...context, declarations: corrected, namespace: "" };

test("replaces a declaration by one with the tag `@override`, and keeps its words", () => {
  expect(corrected.list("Box.empty")).toMatchObject([
    {
      meaning: "Empties it. Slowly.",
      returns: "The box.",
      parameters: [{ name: "how", isOptional: false, meaning: "The way." }],
      type: { text: "this" },
    },
  ]);
});

test("lists a property once by its last type, and none of the type `never`", () => {
  expect(corrected.listFields("Options")).toMatchObject([
    { name: "unit" },
    { name: "mode", meaning: "How to go on." },
  ]);
  expect(corrected.listFields("Keys").map(({ name }) => name)).toEqual(["a", "b"]);
});

test("gives an interface's type parameters to the properties that it inherits", () => {
  expect(readText(renderParameters(corrected.list("Box.empty"), correctedContext))).toBe(
    'how The way. An object with unit and mode. unit Optional One of the strings "x" or "y". mode Optional How to go on. One of the strings "b" or "a".',
  );
});

test("knows a getter without setter as read-only", () => {
  const [size] = corrected.list("Box.size");
  const [limit] = corrected.list("Box.limit");
  expect([size?.isReadOnly, limit?.isReadOnly]).toEqual([true, false]);
});
