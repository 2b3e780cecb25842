import {
  KEPT_CACHES,
  OFFLINE_COOKIE,
  toOfflineCookie,
} from "~/domain/site/offline-choice";
import { readReaderTrace } from "./whoami/reader-trace";

const WORKER = "/service-worker.js";
/** Keeping a page must not compete with what the reader does first. */
const DELAY_MILLISECONDS = 2_000;
/** The server renders it on sites with offline reading. */
const BAR = "[data-static=connection]";

/** How long a page says that it is online again; its style sheet fades it out before. */
const BAR_MILLISECONDS = 4_000;

let barTimer: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows whether there is a network, and what is shown without one (ui/offline-bar). */
export function startOffline(): void {
  if (!navigator.onLine) showConnection("offline");
  addEventListener("offline", () => showConnection("offline"));
  addEventListener("online", () => showConnection("online"));
}

function showConnection(state: "offline" | "online"): void {
  const { dataset } = document.documentElement;
  dataset["connection"] = state;
  clearTimeout(barTimer);
  if (state === "offline") return;
  barTimer = setTimeout(() => {
    delete dataset["connection"];
    delete dataset["kept"];
  }, BAR_MILLISECONDS);
}

/** Has the service worker keep the page, once the page is at rest. Call it for each page. */
export function keepPage(): void {
  clearTimeout(timer);
  if (!("serviceWorker" in navigator) || !document.querySelector(BAR)) return;
  // Read now, because the title of a page that is being left may say that the next one is loading.
  const page = { url: location.href, title: document.title };
  timer = setTimeout(() => {
    // Reading works without it: private windows and full disks refuse service workers.
    askWorker(page).catch(() => undefined);
  }, DELAY_MILLISECONDS);
}

async function askWorker(page: { url: string; title: string }): Promise<void> {
  const choice = new RegExp(`\\b${OFFLINE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  const { serviceWorker } = navigator;
  // The address of the worker with packages alone has a query, its settings.
  if (choice) await forgetPages(serviceWorker.controller?.scriptURL.includes("?"));
  if (choice === "clear") document.cookie = toOfflineCookie("on", { isSecure: false });
  // A signed-in reader leaves no trace, also not which pages they open.
  if (choice === "off" || readReaderTrace() !== null) return;
  await serviceWorker.register(WORKER);
  const { active } = await serviceWorker.ready;
  // The newest first, because after client navigations the list also has files of other pages.
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ ...page, files: files.reverse() });
}

/**
 * Removes the service worker and everything that it keeps.
 *
 * @param hasPackage Removes seen pages alone: the worker has a content package too.
 */
export async function forgetPages(hasPackage = false): Promise<void> {
  const names = await caches.keys();
  const kept = hasPackage ? names.filter((name) => name.startsWith(KEPT_CACHES)) : names;
  await Promise.all(kept.map((name) => caches.delete(name)));
  if (hasPackage) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}
