import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findCountryCode } from "~/domain/accounts/geo";

/** Prices depend on the reader's country, so only the browser caches them, for a day. */
const CACHE_CONTROL = "private, max-age=86400";

/** Responds to every method (server contract, 7). */
export const loader = answerPlans;
export const action = answerPlans;

async function answerPlans({
  request,
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { config, services } = context;
  const isSold = config.features.includes("plus");
  const country = findCountryCode((name) => request.headers.get(name));
  const prices = isSold ? await services.plans.readPrices(country) : null;
  if (!prices) return new Response("There are no plans in this country", { status: 404 });
  return Response.json(prices, { headers: { "Cache-Control": CACHE_CONTROL } });
}
