import type { Stripe } from "stripe";
import {
  getPeriod,
  PAID_PLANS,
  toMonthlyCents,
  type PaidPlan,
} from "~/domain/accounts/plan-offer";
import { createLimitedFetch } from "~/resilience/limited-fetch";
import { CURRENCIES, type Currency } from "./plan-regions";
import type { PlanPrice, PricesByPlan } from "./plans-service";

/** Far more than the prices of four plans take. */
const MAX_BYTES = 1_000_000;

export type PricesByCurrency = Readonly<Partial<Record<Currency, PricesByPlan>>>;

/** Address of the payments API, which tests replace by a local server. */
export type StripeAddress = Pick<Stripe.StripeConfig, "host" | "port" | "protocol">;

export interface StripeOptions {
  secretKey: string;
  address?: StripeAddress | undefined;
  /** Time for a whole answer. */
  timeoutMilliseconds: number;
}

/** The payments provider returned an incomplete set of prices. */
export class MissingPricesError extends Error {
  override readonly name = "MissingPricesError";
}

/** Creates a loader of the four plans' prices. It loads the provider's library on first use. */
export function createStripePrices(
  options: StripeOptions,
): () => Promise<PricesByCurrency> {
  let client: Promise<Stripe> | null = null;
  return async () => {
    client ??= openClient(options);
    const stripe = await client;
    const { data } = await stripe.prices.list({
      lookup_keys: [...PAID_PLANS],
      active: true,
      expand: ["data.currency_options"],
    });
    return sortByCurrency(data);
  };
}

async function openClient({
  secretKey,
  address,
  timeoutMilliseconds,
}: StripeOptions): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  const call = createLimitedFetch({
    milliseconds: timeoutMilliseconds,
    maxBytes: MAX_BYTES,
  });
  return new Stripe(secretKey, {
    ...address,
    httpClient: Stripe.createFetchHttpClient(call),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Groups prices by currency; omits currencies that lack a plan. */
function sortByCurrency(prices: readonly Stripe.Price[]): PricesByCurrency {
  const found = CURRENCIES.flatMap((currency) => {
    const entries = PAID_PLANS.flatMap((plan) => {
      const price = findPrice(prices, plan, currency);
      return price ? [[plan, price] as const] : [];
    });
    const isWhole = entries.length === PAID_PLANS.length;
    return isWhole ? [[currency, Object.fromEntries(entries)] as const] : [];
  });
  if (found.length === 0) throw new MissingPricesError("No currency has all four plans");
  return Object.fromEntries(found);
}

function findPrice(
  prices: readonly Stripe.Price[],
  plan: PaidPlan,
  currency: Currency,
): PlanPrice | null {
  const period = getPeriod(plan);
  const price = prices.find(({ lookup_key }) => lookup_key === plan);
  if (price?.recurring?.interval !== period) return null;
  const cents =
    price.currency === currency
      ? price.unit_amount
      : price.currency_options?.[currency]?.unit_amount;
  return typeof cents === "number"
    ? { id: price.id, monthlyPriceInCents: toMonthlyCents(cents, period) }
    : null;
}
