import { createLimitedFetch } from "~/resilience/limited-fetch";

const USER_AGENT = "web-docs-placements";

export interface LimitedRequest {
  timeoutMilliseconds: number;
  /** Longer bodies reject; 0 reads none. */
  maxBytes: number;
  /** The only ones that are asked. */
  origins: readonly string[];
}

export interface LimitedResponse {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** An address of an origin that is not allowed. */
export class PlacementFetchError extends Error {
  override readonly name = "PlacementFetchError";
}

/**
 * Fetches from an ad server: allowed origins only, no redirects, no cookies, a time-out for the
 * whole answer and a limit of its size.
 */
export async function fetchLimited(
  address: string | URL,
  { timeoutMilliseconds, maxBytes, origins }: LimitedRequest,
): Promise<LimitedResponse> {
  const url = toUrl(address);
  if (!origins.includes(url.origin))
    throw new PlacementFetchError(`${url.origin} is not an origin of the ad server`);
  const call = createLimitedFetch({ milliseconds: timeoutMilliseconds, maxBytes });
  const response = await call(url, {
    redirect: "manual",
    credentials: "omit",
    headers: { "User-Agent": USER_AGENT },
  });
  const { status, headers } = response;
  if (maxBytes > 0)
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
  await response.body?.cancel();
  return { status, headers, body: new Uint8Array() };
}

/** Ad servers may leave out the scheme. */
export function toUrl(address: string | URL): URL {
  return new URL(String(address).startsWith("//") ? `https:${String(address)}` : address);
}
