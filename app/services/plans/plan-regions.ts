/** Countries in which paid plans are sold, by currency (server contract, 7). */
const COUNTRIES = {
  usd: "AS CA GB GU MP MY NZ SG US VI",
  eur: "AT BE CY DE EE ES FI FR GR IE IT LT LU LV MT NL PT SE SI SK",
  chf: "CH",
} as const;

export type Currency = keyof typeof COUNTRIES;

export const CURRENCIES = Object.keys(COUNTRIES) as Currency[];

/** Country of a request without one. */
const DEFAULT_COUNTRY = "US";
/** The edge's code for an unknown country. */
const UNKNOWN_COUNTRY = "ZZ";

/** Returns the sales country and its currency; null where plans are not sold. */
export function findRegion(
  given: string | null,
): { country: string; currency: Currency } | null {
  const country =
    given === null || given === UNKNOWN_COUNTRY ? DEFAULT_COUNTRY : given.toUpperCase();
  const currency = CURRENCIES.find((name) =>
    COUNTRIES[name].split(" ").includes(country),
  );
  return currency ? { country, currency } : null;
}
