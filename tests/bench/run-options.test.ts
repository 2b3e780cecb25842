import { expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { readCrawlOptions, readFuzzOptions, readWalkOptions } from "./run-options";

test("reads what to crawl", () => {
  expect(
    readCrawlOptions(["--pages", "600", "--seed=7", "--locales", "en-us,de"]),
  ).toEqual({ help: false, pages: 600, seed: 7, locales: ["en-US", "de"] });
  const { pages, seed, locales } = readCrawlOptions([]);
  expect([pages, locales]).toEqual([null, LOCALES]);
  // A seed that is shown can be given again.
  expect(readCrawlOptions(["--seed", String(seed)]).seed).toBe(seed);
  expect(readCrawlOptions(["-h"]).help).toBe(true);
});

test("reads how long to fuzz", () => {
  expect(readFuzzOptions(["--cases", "5", "--seed", "9"])).toEqual({
    help: false,
    cases: 5,
    seed: 9,
  });
  expect(readFuzzOptions(["--help"])).toMatchObject({ help: true, cases: 2000 });
});

test("reads how long to walk", () => {
  expect(
    readWalkOptions(["--steps", "50", "--seed=3", "--locales=fr", "--faults"]),
  ).toEqual({
    help: false,
    steps: 50,
    seed: 3,
    locales: ["fr"],
    faults: true,
  });
  expect(readWalkOptions(["-h"])).toMatchObject({
    help: true,
    steps: 300,
    faults: false,
  });
});

test.each([
  ["--bogus", "npm run walk -- --help lists the options"],
  ["--steps=few", "--steps few can't be used: expected a whole number"],
])("a walk refuses %s", (argument, reason) => {
  expect(() => readWalkOptions([argument])).toThrow(reason);
});

test.each([
  ["--bogus", "npm run crawl -- --help lists the options"],
  ["--pages=some", "--pages some can't be used: expected a whole number"],
  ["--locales=xx", "--locales xx can't be used: expected one of en-US"],
])("a crawl refuses %s", (argument, reason) => {
  expect(() => readCrawlOptions([argument])).toThrow(reason);
});

test.each([
  ["--bogus", "npm run fuzz -- --help lists the options"],
  ["--cases=0", "--cases 0 can't be used: expected a whole number"],
  ["--seed=x", "--seed x can't be used: expected a whole number"],
])("a fuzz run refuses %s", (argument, reason) => {
  expect(() => readFuzzOptions([argument])).toThrow(reason);
});
