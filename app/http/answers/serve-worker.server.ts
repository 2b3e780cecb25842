import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { RequestHandler } from "express";
import { LOCALES } from "~/domain/locales/locale";
import type { SiteFeature } from "~/domain/site/site-features";
import { CACHE_POLICIES } from "../caching/cache-policies";

const PATH = "/service-worker.js";
/** Address of the script that shows kept pages; its query is its hash. */
const KEPT_PATH = "/show-kept.js";
/** Address of the script that makes pages from a package; its query is the release. */
const SITE_PATH = "/offline-site.js";
const MANIFEST_PATH = "/asset-manifest.json";
const BUILD_CHARACTERS = 16;
/** The page that lists what is kept, in each language. */
const LIST_PAGES = LOCALES.map((locale) => `/${locale}/offline`);

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
      indexedDB.deleteDatabase("MDNOfflineDB"),
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    ]),
  ),
);
`;

/** Bundles of the build (cli/build.mjs). */
export interface WorkerScripts {
  /** Keeps the pages that a reader has seen. */
  seen: string;
  /** Shows what is kept, for both workers. */
  kept: string;
  /** Has a package of a whole language too. */
  packages: string;
  /** The site that makes pages from a package. */
  site: string;
  /** Addresses of all built files with content. */
  files: readonly string[];
  /** Addresses of scripts without content: those of routes that answer with data alone. */
  empty: readonly string[];
}

export interface ServeWorkerOptions {
  /** Null when they are not built, as in development. */
  worker: WorkerScripts | null;
  features: readonly SiteFeature[];
  /** The configuration that pages may show. */
  publicConfig: object;
  /** Origin that serves content packages; null for this site. */
  updatesOrigin: string | null;
}

/**
 * Sends the service worker. Browsers ask for a newer one at each navigation. A query of `type` asks
 * for the worker of readers with a content package (server contract, 19.1).
 */
export function serveWorker(options: ServeWorkerOptions): RequestHandler {
  const { worker, features, updatesOrigin } = options;
  const scripts = features.includes("offline") ? worker : null;
  const bodies = scripts && renderBodies(scripts, options);
  return (request, response, next) => {
    const { path, query } = request;
    const send = (body: string, type: string, policy: keyof typeof CACHE_POLICIES) =>
      void response.set("Cache-Control", CACHE_POLICIES[policy]).type(type).send(body);
    if (path === PATH) {
      if (updatesOrigin !== null && query["type"] !== undefined)
        response.set("Content-Security-Policy", toWorkerPolicy(updatesOrigin));
      const body = query["type"] === undefined ? bodies?.seen : bodies?.packages;
      send(body ?? REMOVING_WORKER, "js", "never");
    } else if (path === KEPT_PATH && bodies) send(bodies.kept, "js", "page");
    else if (path === SITE_PATH && bodies) send(bodies.site, "js", "page");
    else if (path === MANIFEST_PATH && bodies) send(bodies.manifest, "json", "never");
    else next();
  };
}

function renderBodies(scripts: WorkerScripts, options: ServeWorkerOptions) {
  const { publicConfig, updatesOrigin } = options;
  const site = JSON.stringify(publicConfig);
  const { seen, kept, packages, files, empty } = scripts;
  const build = toHash(
    [packages, kept, scripts.site, site, ...files, ...empty].join("\n"),
  );
  const keptScript = `keptScript:"${KEPT_PATH}?${toHash(kept)}"`;
  const config = `{${keptScript},siteScript:"${SITE_PATH}?${build}",build:"${build}",updatesOrigin:${
    updatesOrigin === null ? "location.origin" : JSON.stringify(updatesOrigin)
  },site:${site}}`;
  return {
    seen: `self.workerConfig={${keptScript}};\n${seen}`,
    kept,
    packages: `self.workerConfig=${config};\n${packages}`,
    site: scripts.site,
    manifest: JSON.stringify({
      build,
      files: Object.fromEntries(files.map((file) => [file, file])),
      lists: LIST_PAGES,
      empty,
    }),
  };
}

function toHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, BUILD_CHARACTERS);
}

/** The policy of scripts, with the updates host as another source. */
function toWorkerPolicy(updatesOrigin: string): string {
  return `default-src 'self'; connect-src 'self' ${updatesOrigin}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
}

const SCRIPTS = ["worker", "show-kept", "package-worker", "offline-site"];

/** Packed copies, source maps and the icons of home screens are no part of pages. */
const NO_PAGE_FILE = /\.(?:br|gz|map|webmanifest)$/;

/** Reads the workers that the build made below `root`. */
export function readWorker(root: string): WorkerScripts | null {
  const [seen, kept, packages, site] = SCRIPTS.map((name) => {
    const file = resolve(root, `build/worker/${name}.js`);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  });
  if (seen == null || kept == null || packages == null || site == null) return null;
  const folder = resolve(root, "build/client/assets");
  const files: string[] = [];
  const empty: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (NO_PAGE_FILE.test(name)) continue;
    const isEmpty = name.endsWith(".js") && statSync(resolve(folder, name)).size === 0;
    (isEmpty ? empty : files).push(`/assets/${name}`);
  }
  return { seen, kept, packages, site, files, empty };
}
