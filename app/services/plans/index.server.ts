import { PAID_PLANS, type PaidPlan } from "~/domain/accounts/plan-offer";
import { keepFresh } from "~/resilience/keep-fresh";
import { findRegion } from "./plan-regions";
import type { PlansService, PricesByPlan } from "./plans-service";
import {
  createStripePrices,
  type PricesByCurrency,
  type StripeAddress,
} from "./stripe-prices.server";

export { findRegion } from "./plan-regions";

/** Default prices in cents per month, equal in every currency (content-areas, 9). */
const DEFAULT_CENTS: Readonly<Record<PaidPlan, number>> = {
  mdn_plus_5m: 500,
  mdn_plus_5y: 417,
  mdn_plus_10m: 1000,
  mdn_plus_10y: 833,
};

const DEFAULT_PRICES = Object.fromEntries(
  PAID_PLANS.map((id) => [id, { id, monthlyPriceInCents: DEFAULT_CENTS[id] }]),
) as PricesByPlan;

/** Limits how long a page waits for prices. */
const MAX_WAIT_MILLISECONDS = 1_500;
/** Time during which prices are fresh; afterwards they are served while new ones load. */
const FRESH_MILLISECONDS = 3_600_000;
/** Pause after a failure of the provider. */
const RETRY_MILLISECONDS = 30_000;

export interface PlansOptions {
  /** Null: the default prices apply. */
  secretKey: string | null;
  /** Base URL of the provider's landing pages, without a trailing slash. */
  paymentsUrl: string | null;
  /** Receives failures of the provider; the last known prices stay in use. */
  onError(error: unknown): void;
  address?: StripeAddress;
  maxWaitMilliseconds?: number;
  /** Milliseconds of a clock that is never set back, from any origin. */
  now?: () => number;
}

/** `readPrices` never rejects. It is null for regions without plans, and for currencies without prices. */
export function createPlansService(options: PlansOptions): PlansService {
  const { paymentsUrl } = options;
  const readAll = createSource(options);
  return {
    async readPrices(given) {
      const region = findRegion(given);
      if (!region) return null;
      const prices = await readAll();
      const plans = prices ? prices[region.currency] : DEFAULT_PRICES;
      return plans ? { ...region, plans } : null;
    },
    findPurchaseUrl: (plan) =>
      paymentsUrl === null ? null : `${paymentsUrl}/${toLandingPath(plan)}`,
  };
}

function createSource({
  secretKey,
  address,
  onError,
  maxWaitMilliseconds = MAX_WAIT_MILLISECONDS,
  now = () => performance.now(),
}: PlansOptions): () => Promise<PricesByCurrency | null> {
  if (secretKey === null) return () => Promise.resolve(null);
  const timeoutMilliseconds = maxWaitMilliseconds;
  const load = createStripePrices({ secretKey, address, timeoutMilliseconds });
  const read = keepFresh({
    load,
    freshMilliseconds: FRESH_MILLISECONDS,
    retryMilliseconds: RETRY_MILLISECONDS,
    maxWaitMilliseconds,
    onError,
    now,
  });
  return () => read().catch(() => null);
}

function toLandingPath(plan: PaidPlan): string {
  const period = plan.endsWith("y") ? "yearly" : "monthly";
  return `${plan.replaceAll("_", "")}/${period}/landing`;
}
