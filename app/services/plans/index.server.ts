import { setTimeout as wait } from "node:timers/promises";
import { PAID_PLANS, type PaidPlan } from "~/domain/accounts/plan-offer";
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
  return createPriceCache({ load, maxWaitMilliseconds, onError, now });
}

function toLandingPath(plan: PaidPlan): string {
  const period = plan.endsWith("y") ? "yearly" : "monthly";
  return `${plan.replaceAll("_", "")}/${period}/landing`;
}

/** Time during which prices are fresh; afterwards they are served while new ones load. */
const FRESH_MILLISECONDS = 3_600_000;
/** Pause after a failure of the provider. */
const RETRY_MILLISECONDS = 30_000;

interface CacheOptions<Value> {
  load(): Promise<Value>;
  /** Limits how long a page waits. */
  maxWaitMilliseconds: number;
  onError(error: unknown): void;
  now: () => number;
}

/**
 * Creates a stale-while-revalidate cache for a slow or unavailable source.
 *
 * @returns a function that returns the last good value, or null when there is none.
 */
function createPriceCache<Value>({
  load,
  maxWaitMilliseconds,
  onError,
  now,
}: CacheOptions<Value>): () => Promise<Value | null> {
  let known: { value: Value; time: number } | null = null;
  let loading: Promise<void> | null = null;
  let triedAt = -Infinity;

  async function refresh() {
    try {
      known = { value: await load(), time: now() };
    } catch (error) {
      onError(error);
    } finally {
      loading = null;
    }
  }

  return async () => {
    const time = now();
    const isFresh = known !== null && time - known.time < FRESH_MILLISECONDS;
    if (!isFresh && !loading && time - triedAt >= RETRY_MILLISECONDS) {
      triedAt = time;
      loading = refresh();
    }
    if (!known && loading) await atMost(loading, maxWaitMilliseconds);
    return known?.value ?? null;
  };
}

async function atMost(work: Promise<void>, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const options = { signal: timer.signal, ref: false };
  const timeout = wait(milliseconds, undefined, options).catch(() => undefined);
  await Promise.race([work, timeout]);
  timer.abort();
}
