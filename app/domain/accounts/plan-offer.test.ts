import { expect, test } from "vitest";
import type { Plan } from "./plan";
import {
  getOfferState,
  getPeriod,
  getPlan,
  PAID_PLANS,
  toMonthlyCents,
  type OfferState,
} from "./plan-offer";

const OFFERED: readonly Plan[] = ["core", ...PAID_PLANS];

const STATES: readonly [own: Plan | null, states: readonly OfferState[]][] = [
  [null, ["start", "start", "start", "start", "start"]],
  ["core", ["current", "start", "start", "start", "start"]],
  ["mdn_plus_5m", ["unavailable", "current", "upgrade", "upgrade", "upgrade"]],
  ["mdn_plus_5y", ["unavailable", "unavailable", "current", "upgrade", "upgrade"]],
  ["mdn_plus_10m", ["unavailable", "unavailable", "unavailable", "current", "upgrade"]],
  [
    "mdn_plus_10y",
    ["unavailable", "unavailable", "unavailable", "unavailable", "current"],
  ],
];

test.each(STATES)("offers the plans above that of a reader with %s", (own, states) => {
  expect(OFFERED.map((offered) => getOfferState(offered, own))).toEqual(states);
});

test("names four paid plans, in order of price", () => {
  expect(PAID_PLANS).toEqual([
    "mdn_plus_5m",
    "mdn_plus_5y",
    "mdn_plus_10m",
    "mdn_plus_10y",
  ]);
});

test("finds the plan of a tier and a period, and the period of a plan", () => {
  expect(getPlan("plus-5", "year")).toBe("mdn_plus_5y");
  expect(getPlan("supporter-10", "month")).toBe("mdn_plus_10m");
  expect(PAID_PLANS.map(getPeriod)).toEqual(["month", "year", "month", "year"]);
  expect(getPeriod("core")).toBe("month");
});

test.each([
  [500, "month", 500],
  [5000, "year", 416],
  [10_000, "year", 833],
  [11, "year", 0],
] as const)("converts %i cents per %s into %i per month", (cents, period, monthly) => {
  expect(toMonthlyCents(cents, period)).toBe(monthly);
});
