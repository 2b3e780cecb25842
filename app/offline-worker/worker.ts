import { OFFLINE_DATABASE } from "~/domain/offline/content-status";
import { isOwnFile } from "./page-files";
import { createSeenPages } from "./seen-pages";
import type { RequestEvent } from "./worker-scope";

/** The server writes the configuration in front of this script. */
const scope = globalThis as unknown as Parameters<typeof createSeenPages>[0];
const seen = createSeenPages(scope);

/**
 * Requests that browsers with static routes make without starting this worker. Client navigations load
 * the page itself when its data is out of reach (loading-error.ts).
 */
const ROUTES = ["/api/*", "/*.data", "/*.part", "/*.sidebar"];

/** Whether the last page could not be loaded; forgotten when the browser ends an idle worker. */
let isCutOff = false;

scope.addEventListener("install", (event) => {
  const condition = { or: ROUTES.map((urlPattern) => ({ urlPattern })) };
  // A browser that refuses them starts the worker, as one without static routes does.
  event.addRoutes?.({ condition, source: "network" }).catch(() => undefined);
  seen.install();
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  // This worker follows that of packages when a reader no longer subscribes.
  scope.indexedDB.deleteDatabase(OFFLINE_DATABASE);
  event.waitUntil(seen.activate());
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url, destination } = event.request;
  if (method !== "GET") return;
  // Frames of examples are redirected to another origin, which Firefox reports as a worker's failure.
  // Only without a network do they need this worker, which says so in them.
  if (destination === "iframe" && !isCutOff && scope.navigator.onLine) return;
  if (mode === "navigate") event.respondWith(answerNavigation(event));
  else if (isOwnFile(url, scope.location.origin))
    event.respondWith(seen.answerFile(event.request));
});

scope.addEventListener("message", (event) => {
  seen.handleMessage(event);
});

/** The network comes first: what is kept is shown only when the server can't be reached. */
async function answerNavigation(event: RequestEvent): Promise<Response> {
  try {
    const response = await seen.load(event);
    isCutOff = false;
    return response;
  } catch (error) {
    isCutOff = true;
    const shown = await seen.find(event.request);
    if (shown) return shown;
    throw error;
  }
}
