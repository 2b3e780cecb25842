import { CACHE_PREFIX, createKeptPages, type OpenPage } from "./kept-pages";
import { addList, findKept, toOfflinePath } from "./show-kept";
import type { RequestEvent, WorkerScope } from "./worker-scope";

const ENTRY = "/assets/entry.client-";

const scope = globalThis as unknown as WorkerScope;
const kept = createKeptPages({
  caches: scope.caches,
  fetch: (url) => scope.fetch(url),
  now: () => Date.now(),
});

scope.addEventListener("install", (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([removeOldCaches(), preloadPages(), scope.clients.claim()]),
  );
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.location.origin) return;
  if (mode === "navigate") event.respondWith(answerNavigation(event));
  // Client navigations load the page itself when its data is out of reach (loading-error.ts).
  else if (
    !/\.(?:data|part|sidebar)$/.test(pathname) &&
    !/^\/(?:api|users)\//.test(pathname)
  )
    event.respondWith(answerFile(event.request));
});

scope.addEventListener("message", (event) => {
  const page = readPage(event.data);
  if (page) event.waitUntil(keepPage(page));
});

/** The network comes first: what is kept is shown only when the server can't be reached. */
async function answerNavigation(event: RequestEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const preloaded = await event.preloadResponse;
    return await addList(preloaded ?? (await scope.fetch(event.request)), url, kept);
  } catch (error) {
    const shown = await findKept(kept, withoutFragment(url)).catch(() => undefined);
    if (shown) return shown;
    throw error;
  }
}

/** 404: a newer release no longer has the file of a page that is still open. */
async function answerFile(request: Request): Promise<Response> {
  try {
    const response = await scope.fetch(request);
    if (response.status !== 404) return response;
    return (await kept.findFile(request.url)) ?? response;
  } catch (error) {
    const file = await kept.findFile(request.url).catch(() => undefined);
    if (file) return file;
    throw error;
  }
}

/** Keeps the list first, because a browser that has kept a page must be able to name it. */
async function keepPage(page: OpenPage): Promise<void> {
  await keepOfflinePage(page).catch(() => undefined);
  await kept.keep(page);
}

/** Renews the page that lists what is kept with each release, whose files it shares with others. */
async function keepOfflinePage({ url, files }: OpenPage): Promise<void> {
  const listUrl = scope.location.origin + toOfflinePath(new URL(url).pathname);
  const entry = files.find((file) => file.includes(ENTRY));
  const known = await kept.findRecord(listUrl);
  if (entry === undefined || known?.files.includes(entry) === true) return;
  await kept.keep({ url: listUrl, title: "", files }, { isPinned: true });
}

function readPage(data: unknown): OpenPage | null {
  if (typeof data !== "object" || data === null) return null;
  const { url, title, files } = data as Record<string, unknown>;
  if (typeof url !== "string" || typeof title !== "string" || !Array.isArray(files))
    return null;
  if (!url.startsWith(`${scope.location.origin}/`)) return null;
  return { url: withoutFragment(url), title, files: files.map(String) };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, "");
}

async function removeOldCaches(): Promise<void> {
  const names = await scope.caches.keys();
  const old = names.filter((name) => !name.startsWith(CACHE_PREFIX));
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

/** Lets the browser request a page while the worker starts, so that pages are not slower. */
async function preloadPages(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
}
