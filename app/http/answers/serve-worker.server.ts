import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RequestHandler } from "express";
import type { SiteFeature } from "~/domain/site/site-features";
import { CACHE_POLICIES } from "../caching/cache-policies";

const PATH = "/service-worker.js";

/**
 * The worker of a site that offers no offline reading, and of development. It handles no request,
 * and removes itself with everything that an earlier worker has kept: so an operator can always
 * end a worker that fails (docs/operations.md).
 */
const REMOVING_WORKER = `addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      registration.unregister(),
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    ]),
  ),
);
`;

export interface ServeWorkerOptions {
  /** Bundled worker; null when it is not built, as in development. */
  worker: string | null;
  features: readonly SiteFeature[];
}

/** Sends the service worker. Browsers ask for a newer one at each navigation. */
export function serveWorker({ worker, features }: ServeWorkerOptions): RequestHandler {
  const isOffered = worker !== null && features.includes("offline");
  const body = isOffered ? worker : REMOVING_WORKER;
  return (request, response, next) => {
    if (request.path !== PATH) return next();
    response.set("Cache-Control", CACHE_POLICIES.never).type("js").send(body);
  };
}

/** Reads the worker that the build made below `root`. */
export function readWorker(root: string): string | null {
  const file = resolve(root, "build/worker/worker.js");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
