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

/** Which of several subscriptions counts, in the order of the server contract (3.4). */
const CAPABILITY_ORDER: readonly Plan[] = [
  "core",
  "mdn_plus_5m",
  "mdn_plus_10m",
  "mdn_plus_5y",
  "mdn_plus_10y",
];

/** The lowest plan among the capabilities that a provider names; unknown ones say nothing. */
export function findLowestPlan(capabilities: readonly string[]): Plan {
  return CAPABILITY_ORDER.find((plan) => capabilities.includes(plan)) ?? "core";
}

/** What a subscription has become: the first plan that is named, and core when it has ended. */
export function findSubscribedPlan({
  isActive,
  capabilities,
}: {
  isActive: boolean;
  capabilities: readonly string[];
}): Plan {
  return (isActive ? capabilities.find(isPlan) : null) ?? "core";
}
