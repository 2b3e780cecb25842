import { expect, test } from "vitest";
import { toCountedTerm } from "./counted-term";
import { createTally } from "./tally";

test("returns the most frequent names and the sum of the others, and starts over", () => {
  const tally = createTally();
  for (const name of ["a", "b", "b", "c", "b", "a"]) tally.add(name);
  tally.add("d", 4);
  expect(tally.drain(2)).toEqual({
    counts: [
      { name: "d", count: 4 },
      { name: "b", count: 3 },
    ],
    rest: 3,
  });
  expect(tally.drain(2)).toEqual({ counts: [], rest: 0 });
});

test("keeps frequent names and the exact total while made-up names flood it", () => {
  const tally = createTally(100);
  let total = 0;
  for (let number = 0; number < 50_000; number++) {
    tally.add(`/made-up-${number}`);
    total++;
    if (number % 10 !== 0) continue;
    tally.add("/en-US/docs/Web");
    total++;
  }
  const { counts, rest } = tally.drain(3);
  expect(counts[0]?.name).toBe("/en-US/docs/Web");
  // Misra-Gries: too low by at most total / 100.
  expect(counts[0]?.count).toBeGreaterThanOrEqual(5_000 - total / 100);
  expect(counts.reduce((sum, { count }) => sum + count, rest)).toBe(total);
});

test("takes one from every count for a name that finds no room", () => {
  const tally = createTally(2);
  tally.add("a", 3);
  tally.add("b");
  tally.add("c");
  expect(tally.drain(2)).toEqual({ counts: [{ name: "a", count: 2 }], rest: 3 });
});

test("adds the rest of a failed flush to the rest", () => {
  const tally = createTally();
  tally.add("", 7);
  tally.add("a");
  expect(tally.drain(5)).toEqual({ counts: [{ name: "a", count: 1 }], rest: 7 });
});

test.each([
  ["  CSS   Grid ", "css grid"],
  ["Größe", "größe"],
  ["字", "字"],
  ["ada@example.org", null],
  ["https://example.org/reset?token=1", null],
  ["call 0301234567", null],
  ["x".repeat(41), null],
  ["a ".repeat(9), null],
  ["word ".repeat(30), null],
  ["nul\0", null],
  ["\ud800", null],
  ["   ", null],
])("counts the search %j as %j", (query, term) => {
  expect(toCountedTerm(query)).toBe(term);
});
