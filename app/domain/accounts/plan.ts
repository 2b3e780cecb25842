/**
 * Plans of a signed-in reader, lowest first. `core` is free; `m` is billed monthly, `y`
 * yearly.
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

/** Whether the plan is a paid (Plus) plan. */
export function isPaidPlan(plan: Plan): boolean {
  return plan.includes("plus");
}

/** Order in which one of several subscriptions is chosen (server contract, 3.4). */
const CAPABILITY_ORDER: readonly Plan[] = [
  "core",
  "mdn_plus_5m",
  "mdn_plus_10m",
  "mdn_plus_5y",
  "mdn_plus_10y",
];

/** The lowest plan among a provider's capabilities; unknown capabilities are ignored. */
export function getLowestPlan(capabilities: readonly string[]): Plan {
  return CAPABILITY_ORDER.find((plan) => capabilities.includes(plan)) ?? "core";
}

/**
 * The plan of a subscription: the first known plan among its capabilities, or core when
 * it has ended.
 */
export function getSubscribedPlan({
  isActive,
  capabilities,
}: {
  isActive: boolean;
  capabilities: readonly string[];
}): Plan {
  return (isActive ? capabilities.find(isPlan) : null) ?? "core";
}
