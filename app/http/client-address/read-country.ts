import type { Request } from "express";
import { readGeo } from "~/domain/accounts/geo";

/** Country of a request without one (server contract, 14.1). */
const DEFAULT_COUNTRY = "US";
const UNKNOWN_COUNTRY = "ZZ";
const HEADERS = ["cloudfront-viewer-country", "x-appengine-country"];

/** The reader's country for advertisements, from headers of the proxies in front. */
export function readReaderCountry(request: Request): string {
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  const { country_iso: country } = readGeo(headers);
  return country === UNKNOWN_COUNTRY ? DEFAULT_COUNTRY : country;
}
