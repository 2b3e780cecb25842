import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DEMO_ACCOUNTS_PATH } from "~/domain/accounts/demo-accounts";

/** As much of a request as the OpenID client sends. */
export type LocalFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>;

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A fetch that reaches the provider inside this process whatever the site's address leads to: it
 * may be a port of the host around a container, or a proxy that is not there yet. A listener of
 * its own on the loopback interface, opened at the first call.
 */
export function createLocalFetch(answer: Answer): LocalFetch {
  let address: Promise<string> | null = null;
  return async (url, { method, headers, body }) => {
    address ??= listen(answer);
    const { pathname, search } = new URL(url);
    const sent = body === undefined || body === null ? null : toBody(body);
    return fetch((await address) + pathname + search, { method, headers, body: sent });
  };
}

/** Token requests are forms; nothing else is sent. */
function toBody(body: unknown): URLSearchParams {
  if (body instanceof URLSearchParams) return body;
  throw new TypeError("a request to the built-in provider with a body that is no form");
}

function listen(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    // As Express does for what is mounted below a path.
    Object.assign(request, { originalUrl: request.url });
    request.url = request.url?.slice(DEMO_ACCOUNTS_PATH.length) ?? "/";
    void answer(request, response);
  });
  // The process may end while it listens.
  server.unref();
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}
