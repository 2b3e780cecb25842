import { beforeEach, expect, test } from "vitest";
import { formatValue, startMessage } from "./format-value";

beforeEach(startMessage);

test.each([
  ["text", '"text"'],
  ['a "b"\n', String.raw`"a \"b\"\n"`],
  [-0, "-0"],
  [0, "0"],
  [12n, "12n"],
  [undefined, "undefined"],
  [null, "null"],
  [Symbol("s"), "Symbol(s)"],
  [[1, "a", [true]], '[1, "a", [true]]'],
  [Object.assign(Array<number>(5), { 0: 1, 3: 2 }), "[1, empty × 2, 2, empty]"],
  [{ a: 1, "b-c": { d: [] } }, '{ a: 1, "b-c": { d: [] } }'],
  [{}, "{}"],
  [Object.assign(Object.create(null), { a: 1 }), "{ a: 1 }"],
  [new Map<unknown, unknown>([["k", { v: 1 }]]), 'Map(1) { "k" => { v: 1 } }'],
  [new Set([1, "b"]), 'Set(2) { 1, "b" }'],
  [new Uint8Array([1, 2]), "Uint8Array(2) [1, 2]"],
  [new BigInt64Array([1n]), "BigInt64Array(1) [1n]"],
  [new ArrayBuffer(8), "ArrayBuffer(8) {}"],
  [new DataView(new ArrayBuffer(2)), "DataView(2) {}"],
  [new Date(0), "1970-01-01T00:00:00.000Z"],
  [new Date(Number.NaN), "Invalid Date"],
  [/a+/g, "/a+/g"],
  [new String('a "b"'), 'String { "a \\"b\\"" }'],
  [new Number(-0), "Number { -0 }"],
  [new Boolean(false), "Boolean { false }"],
  [Object(12n), "BigInt { 12n }"],
  [{ _MDNPlaySerializedObject: "[object Window]" }, "[object Window]"],
  [{ _MDNPlaySerializedObject: 1 }, "{ _MDNPlaySerializedObject: 1 }"],
])("formats %o as a console does", (value, shown) => {
  expect(formatValue(value)).toBe(shown);
});

test("shows an error with its stack", () => {
  expect(formatValue(new TypeError("no"))).toMatch(/^TypeError: no\n.*at /);
});

test("stops at the maximum depth, also in circular values", () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(formatValue(circle)).toBe("[[[[[…]]]]]");
});

test("stops at the maximum number of items", () => {
  const text = formatValue(Array.from({ length: 50_000 }, () => 0));
  expect(text).toHaveLength("[".length + 100 * "0, ".length + "…]".length);
  expect(formatValue("a".repeat(50_000)).length).toBeLessThan(10_010);
});

const KEYS = Array.from({ length: 100 }, (_, at) => at);

test.each<[string, (part: unknown) => unknown]>([
  ["arrays", (part) => KEYS.map(() => part)],
  ["records", (part) => Object.fromEntries(KEYS.map((key) => [key, part]))],
  [
    "records of long names",
    (part) => Object.fromEntries(KEYS.map((key) => [`${key} `.repeat(1000), part])),
  ],
  [
    "records of long identifiers",
    (part) => Object.fromEntries(KEYS.map((key) => [`a${key}`.repeat(1000), part])),
  ],
  ["maps", (part) => new Map(KEYS.map((key) => [key, part]))],
])("stops at the maximum text in nested %s", (_, wrap) => {
  const text = formatValue(wrap(wrap("a".repeat(1000))));
  expect(text).toContain("…");
  expect(text.length).toBeLessThan(1_000_000);
});

const LONG = "a".repeat(50_000);
test.each([
  ["functions", { _MDNPlaySerializedObject: LONG }],
  ["errors", new Error(LONG)],
  ["expressions", new RegExp(LONG)],
  ["integers", 10n ** 50_000n],
])("stops at the maximum text in nested lists of %s", (_, value) => {
  const list = KEYS.map(() => value);
  expect(formatValue(KEYS.map(() => list)).length).toBeLessThan(100_000);
});
