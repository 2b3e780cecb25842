import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LAST_CASE = 100;
const ROW = /^\| ([\d–, ]+?) +\| `([^`]+)` +\| (.+?) +\|/gm;

/** The rows of the list: numbers, file and words of each. */
function readRows() {
  const text = readFileSync(new URL("cases.md", import.meta.url), "utf8");
  return [...text.matchAll(ROW)].map(([, cases = "", file = "", words = ""]) => ({
    cases: readNumbers(cases),
    file,
    words,
  }));
}

function readNumbers(cases: string): number[] {
  return cases.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split("–").map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

test("lists every case once, in order", () => {
  const numbers = readRows().flatMap(({ cases }) => cases);
  const all = Array.from({ length: LAST_CASE }, (_, at) => at + 1);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(all);
});

test.each(readRows())("$file has the test $words", ({ file, words }) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  expect(text).toContain(words);
});
