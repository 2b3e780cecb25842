import { isPaidPlan, PLANS, type Plan } from "./plan";

export type PaidPlan = Exclude<Plan, "core">;
export type PlanPeriod = "month" | "year";
export type PaidTier = "plus-5" | "supporter-10";

const PAID: Readonly<Record<PaidTier, Readonly<Record<PlanPeriod, PaidPlan>>>> = {
  "plus-5": { month: "mdn_plus_5m", year: "mdn_plus_5y" },
  "supporter-10": { month: "mdn_plus_10m", year: "mdn_plus_10y" },
};

export const PAID_PLANS = PLANS.filter(isPaid);

/** The plan of a tier, billed by month or by year. */
export function getPlan(tier: PaidTier, period: PlanPeriod): PaidPlan {
  return PAID[tier][period];
}

/** Billing period of a plan; the free plan counts as monthly. */
export function getPeriod(plan: Plan): PlanPeriod {
  return plan.endsWith("y") ? "year" : "month";
}

/** Price per month of a price per billing period, in whole cents, rounded down. */
export function toMonthlyCents(cents: number, period: PlanPeriod): number {
  return period === "year" ? Math.floor(cents / 12) : cents;
}

function isPaid(plan: Plan): plan is PaidPlan {
  return isPaidPlan(plan);
}

/** State of an offered plan for one reader. */
export type OfferState = "current" | "start" | "upgrade" | "unavailable";

/** @param own The reader's plan; null when signed out. */
export function getOfferState(offered: Plan, own: Plan | null): OfferState {
  if (own === offered) return "current";
  if (own === null || !isPaid(own)) return "start";
  return PLANS.indexOf(offered) > PLANS.indexOf(own) ? "upgrade" : "unavailable";
}
