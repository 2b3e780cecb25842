import { expect, test } from "vitest";
import { listNewSteps } from "./scroll-depth";

test("lists all steps passed at once", () => {
  expect(listNewSteps(0, 24.9)).toEqual([]);
  expect(listNewSteps(0, 25)).toEqual([25]);
  expect(listNewSteps(0, 100)).toEqual([25, 50, 75]);
});

test("lists no step twice", () => {
  expect(listNewSteps(25, 50)).toEqual([50]);
  expect(listNewSteps(60, 30)).toEqual([]);
  expect(listNewSteps(80, 100)).toEqual([]);
});
