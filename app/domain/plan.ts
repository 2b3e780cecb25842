/**
 * What a signed-in reader may have subscribed to, from the least to the most: core is free; m is
 * by month, y by year.
 */
export const PLANS = [
  "core",
  "mdn_plus_5m",
  "mdn_plus_5y",
  "mdn_plus_10m",
  "mdn_plus_10y",
] as const;

export type Plan = (typeof PLANS)[number];

export function isPlan(value: unknown): value is Plan {
  return PLANS.some((plan) => plan === value);
}

/** A Plus subscriber's, rather than the free one. */
export function isPaidPlan(plan: Plan): boolean {
  return plan.includes("plus");
}
