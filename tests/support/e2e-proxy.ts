import { once } from "node:events";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext } from "@playwright/test";

/** A server of its own origin, which answers for a site that can fail or be replaced. */
export async function openProxy(handle: RequestListener) {
  const server = createServer(handle);
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** Ends all connections. */
    cut: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Asks a site for what a browser has asked the proxy for. */
export function forward(
  request: IncomingMessage,
  { url, headers }: { url: string; headers: OutgoingHttpHeaders },
  receive: (answer: IncomingMessage) => void,
): void {
  const asked = ask(
    url,
    { method: request.method, headers: { ...request.headers, ...headers } },
    receive,
  );
  asked.on("error", () => request.socket.destroy());
  request.pipe(asked);
}

/** A browser of its own at a proxy, because service workers outlive the tests' shared one. */
export function openVisitor(
  browser: Browser,
  { origin }: { origin: string },
): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
}
