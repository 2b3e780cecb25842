import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";

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

/** An answer that can't be used: too long, or from an origin that is not allowed. */
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
  const response = await fetch(url, {
    redirect: "manual",
    credentials: "omit",
    headers: { "User-Agent": USER_AGENT },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const { status, headers } = response;
  if (maxBytes > 0) return { status, headers, body: await readBody(response, maxBytes) };
  await response.body?.cancel();
  return { status, headers, body: new Uint8Array() };
}

/** Ad servers may leave out the scheme. */
export function toUrl(address: string | URL): URL {
  return new URL(String(address).startsWith("//") ? `https:${String(address)}` : address);
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (response.body === null) return new Uint8Array();
  // Leaving the loop cancels the rest of the answer.
  const stream = Readable.fromWeb(response.body as WebStream<Uint8Array>);
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes)
      throw new PlacementFetchError(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
