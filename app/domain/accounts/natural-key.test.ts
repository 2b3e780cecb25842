import fc from "fast-check";
import { expect, test } from "vitest";
import { toNaturalKey } from "./natural-key";

test.each<[string, string[]]>([
  ["numbers by size", ["apple 1", "apple 2", "apple 9", "apple 10", "apple 100"]],
  ["versions part by part", ["1.2.9", "1.2.10", "1.10.1", "2.0.0"]],
  ["numbers with zeros before them", ["7", "08", "9", "010"]],
  ["numbers where digits stood", ["!", "1", "a"]],
  ["very long numbers", ["9".repeat(99), "1".repeat(100), "2".repeat(100)]],
])("sorts %s", (_, texts) => {
  const sorted = texts.toReversed().toSorted(compareKeys);
  expect(sorted).toEqual(texts);
});

test("sorts whole numbers by value", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      expect(Math.sign(compareKeys(`x${a}y`, `x${b}y`))).toBe(Math.sign(a - b));
    }),
  );
});

function compareKeys(a: string, b: string): number {
  return Buffer.compare(Buffer.from(toNaturalKey(a)), Buffer.from(toNaturalKey(b)));
}
