import type { PaidPlan } from "~/domain/accounts/plan-offer";

export interface PlanPrice {
  /** Price id at the payments provider. */
  id: string;
  monthlyPriceInCents: number;
}

export type PricesByPlan = Readonly<Record<PaidPlan, PlanPrice>>;

/** DTO of the prices in the API. */
export interface PlanPrices {
  country: string;
  /** Three lower-case letters. */
  currency: string;
  plans: PricesByPlan;
}

export interface PlansService {
  /**
   * Returns the prices in a country, or null where plans are not sold. Resolves within
   * MAX_WAIT_MILLISECONDS.
   *
   * @param country ISO 3166-1 code; null when unknown.
   */
  readPrices(country: string | null): Promise<PlanPrices | null>;
  /** Returns the purchase URL of a plan; null without a payments provider. */
  findPurchaseUrl(plan: PaidPlan): string | null;
}
