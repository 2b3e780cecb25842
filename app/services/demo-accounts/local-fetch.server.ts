import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DEMO_ACCOUNTS_PATH } from "~/domain/accounts/demo-accounts";

/** The options of a request that the OpenID client sends. */
export type LocalFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>;

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Creates a fetch that reaches the provider inside this process, because the site's public origin
 * may not be reachable from here: it may be a container's published port or a proxy. Opens a
 * listener on loopback at the first call.
 *
 * @param onError Receives why the provider could not answer; the fetch then fails.
 */
export function createLocalFetch(
  answer: Answer,
  onError: (error: unknown) => void,
): LocalFetch {
  let address: Promise<string> | null = null;
  return async (url, { method, headers, body }) => {
    address ??= listen(answer, onError);
    const { pathname, search } = new URL(url);
    const sent = body === undefined || body === null ? null : toBody(body);
    return fetch((await address) + pathname + search, { method, headers, body: sent });
  };
}

/** Accepts only forms, because the client sends no other bodies. */
function toBody(body: unknown): URLSearchParams {
  if (body instanceof URLSearchParams) return body;
  throw new TypeError("The built-in provider accepts only form bodies");
}

function listen(answer: Answer, onError: (error: unknown) => void): Promise<string> {
  const server = createServer((request, response) => {
    // Strips the mount path, as Express does.
    Object.assign(request, { originalUrl: request.url });
    request.url = request.url?.slice(DEMO_ACCOUNTS_PATH.length) ?? "/";
    // A rejection that nobody handles would end the process.
    answer(request, response).catch((error: unknown) => {
      onError(error);
      response.destroy();
    });
  });
  // Lets the process exit while it listens.
  server.unref();
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}
