import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { Locale } from "~/domain/locales/locale";
import {
  getOfferState,
  getPlan,
  type OfferState,
  type PaidTier,
  type PlanPeriod,
} from "~/domain/accounts/plan-offer";
import type { Plan } from "~/domain/accounts/plan";
import type { PlanPrices, PlansService } from "~/services/plans/plans-service";

export type Tier = "core" | PaidTier;

/** One card of the plan chooser. */
export interface Offer {
  tier: Tier;
  state: OfferState;
  /** Price per month, formatted in the page's language; null for the free plan. */
  price: string | null;
  /** Where the card's action leads: to the purchase, or to sign-in; null without an action. */
  href: string | null;
  /** Whether this site sells the plan; the free one is sold everywhere. */
  isSold: boolean;
}

export interface OfferOptions {
  locale: Locale;
  /** The reader's plan; null when signed out. */
  own: Plan | null;
  /** Null when only the free plan is available. */
  prices: PlanPrices | null;
  findPurchaseUrl: PlansService["findPurchaseUrl"];
}

const PAID_TIERS: readonly PaidTier[] = ["plus-5", "supporter-10"];

/** Cards of one billing period, the free plan first. */
export function listOffers(period: PlanPeriod, options: OfferOptions): Offer[] {
  const { locale, own, prices } = options;
  const signIn = signInUrl(`/${locale}/plus`);
  const core = toOffer("core", getOfferState("core", own), signIn);
  if (!prices) return [core];
  const paid = PAID_TIERS.map((tier) => {
    const plan = getPlan(tier, period);
    const purchase = options.findPurchaseUrl(plan);
    // Where no plan is sold, signed-out readers get a link to sign-in, which shows the
    // demo accounts.
    const href = purchase ?? (own === null ? signIn : null);
    const isSold = purchase !== null;
    const price = formatPrice(prices.plans[plan].monthlyPriceInCents, prices, locale);
    return { ...toOffer(tier, getOfferState(plan, own), href), price, isSold };
  });
  return [core, ...paid];
}

function toOffer(tier: Tier, state: OfferState, href: string | null): Offer {
  const isOffered = state === "start" || state === "upgrade";
  return { tier, state, price: null, href: isOffered ? href : null, isSold: true };
}

/** Omits zero cents. */
function formatPrice(cents: number, { currency }: PlanPrices, locale: Locale): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const style = { style: "currency", currency, minimumFractionDigits } as const;
  return new Intl.NumberFormat(locale, style).format(cents / 100);
}
