import { OFFLINE_DATABASE, parseContentMessage } from "~/domain/offline/content-status";
import { answerApi, isApiPath, WHOAMI } from "./content/answer-api";
import { createAppFiles } from "./content/app-files";
import { openPackageStorage } from "./content/open-package-storage";
import { createOwnPages } from "./content/own-pages";
import { createPackageSite, type OpenOfflineSite } from "./content/package-site";
import { createContentUpdater } from "./content/update-content";
import type { WorkerConfig } from "./content/worker-config";
import { createSeenPages } from "./seen-pages";
import type { PageMessageEvent, RequestEvent } from "./worker-scope";

/** The server writes the configuration in front of this script; the site's script adds the rest. */
const scope = globalThis as unknown as Parameters<typeof createSeenPages>[0] & {
  workerConfig: WorkerConfig;
  openOfflineSite?: OpenOfflineSite;
};
const { siteScript, site: config, build, updatesOrigin } = scope.workerConfig;
const isOnlinePreferred = scope.location.search.includes("PreferOnline");
const { caches } = scope;
/** Time after which a page or file that the package should have is taken from the network. */
const OWN_MILLISECONDS = 4_000;
/** Time without a byte after which the connection of a download counts as lost. */
const SILENCE_MILLISECONDS = 30_000;
/**
 * The server knows the reader's language, which other addresses than the playground's code lead to, and says
 * at the list of kept pages what a change of it has done.
 */
const OWN_FIRST = /^\/(?:[a-z]{2}(?:-[A-Z]{2})?(?:\/(?!offline$)|$)|runner\.html$)/;
const fetchUrl = (url: string, init?: RequestInit) => scope.fetch(url, init);

const seen = createSeenPages(scope);
const storage = openPackageStorage(scope.indexedDB, () => {
  updater.pause();
  site.forget();
});
const api = {
  ...storage,
  fetch: (request: Request) => scope.fetch(request),
  onOtherReader: removeAll,
};
const appFiles = createAppFiles({ caches, fetch: fetchUrl, build });
const ownPages = createOwnPages({ caches, fetch: fetchUrl });
const site = createPackageSite({
  storage,
  config,
  build,
  loadSite,
  onDamage: () => void updater.drop().catch(() => undefined),
});
const updater = createContentUpdater({
  storage,
  fetch: fetchUrl,
  findRoom,
  runAlone,
  now: () => Date.now(),
  silenceMilliseconds: SILENCE_MILLISECONDS,
  origin: updatesOrigin,
  onChange: () => site.forget(),
});

scope.addEventListener("install", (event) => {
  // Scripts that a worker loads later must have been loaded while it was installed.
  loadSite();
  seen.install();
  event.waitUntil(appFiles.install().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  const isKept = (name: string) =>
    name === ownPages.name || (name.startsWith("mdn-app-") && !appFiles.isOld(name));
  event.waitUntil(seen.activate(isKept));
});

scope.addEventListener("message", (event) => {
  if (!seen.handleMessage(event))
    event.waitUntil(handleMessage(event).catch(() => undefined));
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== scope.location.origin || pathname.startsWith("/updates/")) return;
  if (isApiPath(pathname) && mode !== "navigate")
    event.respondWith(answerApi(event.request, api));
  else if (method !== "GET") return;
  else if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(event.request));
  else if (mode === "navigate")
    event.respondWith(
      answerPage(event).finally(() =>
        event.waitUntil(updater.updateWhenDue().catch(() => undefined)),
      ),
    );
  else event.respondWith(answerFile(event.request));
});

async function handleMessage(event: PageMessageEvent): Promise<void> {
  const message = parseContentMessage(event.data);
  switch (message?.type) {
    case "ping":
      for (const client of await scope.clients.matchAll())
        client.postMessage({ type: "pong" });
      return;
    case "settings":
      // Browsers revive a removed worker for tabs that it still controls: storage and files are gone.
      storage.reopen();
      await updater.saveSettings(message.settings);
      return appFiles.install();
    case "checkForUpdate":
      return void (await updater.check());
    case "update":
      // Runs in parallel, because a hanging request for the account must not block the update.
      event.waitUntil(noteReader().catch(() => undefined));
      await updater.update();
      await keepOwnPages();
      return void (await site.prepareSearch());
    case "pause":
      updater.pause();
      return;
    case "clear":
      return updater.clear();
    default:
    // `keepalive`: the event itself keeps the worker running.
  }
}

/** The page asked who its reader is before this worker came. */
async function noteReader(): Promise<void> {
  await answerApi(new Request(`${scope.location.origin}${WHOAMI}`), api);
}

/** Does what a sign-out does: deletes stored data and unregisters this worker, which passes requests of open tabs on. */
async function removeAll(): Promise<void> {
  scope.indexedDB.deleteDatabase(OFFLINE_DATABASE);
  await scope.registration.unregister();
  const names = await scope.caches.keys();
  await Promise.all(names.map((name) => scope.caches.delete(name)));
}

/** Keeps nothing once the storage is removed, because its reader has left. */
function keepOwnPage(url: string, response: Response): Promise<void> {
  const kept = storage.readInstalled().then(() => ownPages.keep(url, response));
  return kept.catch(() => undefined);
}

async function keepOwnPages(): Promise<void> {
  const installed = await storage.readInstalled();
  if (installed) await ownPages.loadAll(scope.location.origin, installed.locale);
}

/** A page of the site: from the package first, or from the network, as the reader chose. */
async function answerPage(event: RequestEvent): Promise<Response> {
  const { request } = event;
  if (!isOnlinePreferred && OWN_FIRST.test(new URL(request.url).pathname)) {
    const own = await answerInTime(request);
    if (own) {
      // The browser reports a preload whose failure is not handled.
      event.preloadResponse?.catch(() => undefined);
      return own;
    }
  }
  try {
    const response = await seen.load(event);
    event.waitUntil(keepOwnPage(request.url, response.clone()));
    if (response.status < 500) return response;
    return (await findOffline(request, true)) ?? response;
  } catch (error) {
    const shown = await findOffline(request, false);
    if (shown) return shown;
    throw error;
  }
}

/** A database that never answers must not keep readers from the site. The next request opens it anew. */
async function answerInTime(request: Request): Promise<Response | null> {
  const late = new Promise<"late">(
    (resolve) => void setTimeout(() => resolve("late"), OWN_MILLISECONDS),
  );
  const own = await Promise.race([site.answer(request), late]);
  if (own !== "late") return own;
  site.forget();
  return null;
}

/** @param isReachable The server answers, but with a failure: the list of kept pages is no help. */
async function findOffline(
  request: Request,
  isReachable: boolean,
): Promise<Response | undefined> {
  const own = await ownPages.find(request.url).catch(() => undefined);
  const made = own ?? (await makeOwn(request));
  if (made) return seen.addList(made, request.url);
  if (isReachable) return undefined;
  return seen.find(request, {
    findMissing: () => site.answerMissing(request),
    makeList: (url) => makeOwn(new Request(url)),
  });
}

/** An answer of the package or of the release, whose lists readers have before a package. */
async function makeOwn(request: Request): Promise<Response | undefined> {
  return (await site.answer(request)) ?? appFiles.find(request.url);
}

/** Data of pages and files beside them. */
async function answerFile(request: Request): Promise<Response> {
  if (!isOnlinePreferred) {
    const own = await answerInTime(request);
    if (own) return own;
  }
  try {
    return await seen.answerFile(request);
  } catch (error) {
    const own = await makeOwn(request);
    if (own) return own;
    throw error;
  }
}

/** Names of built files have a hash, so a stored one is always right. */
async function answerAsset(request: Request): Promise<Response> {
  const stored = await appFiles.find(request.url).catch(() => undefined);
  return stored ?? answerFile(request);
}

function loadSite(): OpenOfflineSite {
  if (!scope.openOfflineSite) scope.importScripts(siteScript);
  if (!scope.openOfflineSite) throw new Error("the site's script has not loaded");
  return scope.openOfflineSite;
}

async function findRoom(): Promise<number | null> {
  const { quota, usage } = await scope.navigator.storage.estimate();
  return quota === undefined ? null : quota - (usage ?? 0);
}

async function runAlone(name: string, work: () => Promise<void>): Promise<boolean> {
  return scope.navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
