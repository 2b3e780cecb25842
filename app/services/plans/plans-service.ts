import type { PaidPlan } from "~/domain/accounts/plan-offer";

export interface PlanPrice {
  /** At the payments provider. */
  id: string;
  monthlyPriceInCents: number;
}

export type PricesByPlan = Readonly<Record<PaidPlan, PlanPrice>>;

/** Prices as the API gives them. */
export interface PlanPrices {
  country: string;
  /** Three small letters. */
  currency: string;
  plans: PricesByPlan;
}

export interface PlansService {
  /**
   * The prices in a country, or null where nothing is sold. Takes no longer than
   * MAX_WAIT_MILLISECONDS, whatever the payments provider does.
   *
   * @param country ISO 3166-1 code; null when it is not known.
   */
  readPrices(country: string | null): Promise<PlanPrices | null>;
  /** Where a plan is bought; null when the site has no payments provider. */
  findPurchaseUrl(plan: PaidPlan): string | null;
}
