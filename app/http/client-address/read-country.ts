import type { Request } from "express";
import { findCountryCode } from "~/domain/accounts/geo";

/** Country of a request without one (server contract, 14.1). */
const DEFAULT_COUNTRY = "US";

/** The reader's country for advertisements, from headers of the proxies in front. */
export function readReaderCountry(request: Request): string {
  return findCountryCode((name) => request.get(name)) ?? DEFAULT_COUNTRY;
}
