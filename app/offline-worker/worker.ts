import { OFFLINE_DATABASE } from "~/domain/offline/content-status";
import { createSeenPages } from "./seen-pages";
import type { RequestEvent, WorkerScope } from "./worker-scope";

const scope = globalThis as unknown as WorkerScope;
const seen = createSeenPages(scope);

/** Client navigations load the page itself when its data is out of reach (loading-error.ts). */
const OF_NETWORK = /^\/(?:api|users)\/|\.(?:data|part|sidebar)$/;
/** Requests that browsers with static routes make without starting this worker. */
const ROUTES = ["/api/*", "/*.data", "/*.part", "/*.sidebar"];

scope.addEventListener("install", (event) => {
  const routes = ROUTES.map((urlPattern) => ({
    condition: { urlPattern },
    source: "network" as const,
  }));
  // A browser that refuses them starts the worker, as one without static routes does.
  event.waitUntil(event.addRoutes?.(routes).catch(() => undefined));
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  // This worker follows that of packages when a reader no longer subscribes.
  scope.indexedDB.deleteDatabase(OFFLINE_DATABASE);
  event.waitUntil(seen.activate());
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.location.origin) return;
  if (mode === "navigate") event.respondWith(answerNavigation(event));
  else if (!OF_NETWORK.test(pathname)) event.respondWith(seen.answerFile(event.request));
});

scope.addEventListener("message", (event) => {
  seen.handleMessage(event);
});

/** The network comes first: what is kept is shown only when the server can't be reached. */
async function answerNavigation(event: RequestEvent): Promise<Response> {
  try {
    return await seen.load(event);
  } catch (error) {
    const shown = await seen.find(event.request.url);
    if (shown) return shown;
    throw error;
  }
}
