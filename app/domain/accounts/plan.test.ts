import { expect, test } from "vitest";
import { getLowestPlan, getSubscribedPlan, isPaidPlan, isPlan, PLANS } from "./plan";

test.each([
  [["mdn_plus", "mdn_plus_10y", "mdn_plus_5y"], "mdn_plus_5y"],
  [["mdn_plus_5y", "mdn_plus_10m"], "mdn_plus_10m"],
  [["mdn_plus_10y"], "mdn_plus_10y"],
  [["core", "mdn_plus_5m"], "core"],
  [["gold"], "core"],
  [[], "core"],
])("chooses from the capabilities %j the plan %s", (capabilities, plan) => {
  expect(getLowestPlan(capabilities)).toBe(plan);
});

test("accepts the five plans only", () => {
  expect(PLANS.every(isPlan)).toBe(true);
  for (const value of ["plus", "mdn_plus", "", null, 5])
    expect(isPlan(value)).toBe(false);
});

test("calls all plans but the first paid", () => {
  expect(PLANS.map(isPaidPlan)).toEqual([false, true, true, true, true]);
});

test.each([
  [true, ["mdn_plus", "mdn_plus_10m", "mdn_plus_5m"], "mdn_plus_10m"],
  [true, ["gold"], "core"],
  [true, [], "core"],
  [false, ["mdn_plus_10m"], "core"],
])("returns, for active %s and %j, the plan %s", (isActive, capabilities, plan) => {
  expect(getSubscribedPlan({ isActive, capabilities })).toBe(plan);
});
