import {
  type ContentMessage,
  type ContentStatus,
  OFFLINE_DATABASE,
  STATUS_STORE,
} from "~/domain/offline/content-status";
import {
  type OfflineSettings,
  parseOfflineSettings,
  toWorkerUrl,
} from "~/domain/offline/offline-settings";
import { toOfflineCookie } from "~/domain/site/offline-choice";
import { OFFLINE_KEY } from "~/domain/site/storage-keys";
import { removeOfflineContent } from "../whoami/clean-up-account";

/** False in private windows of some browsers, and without HTTPS. */
export function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && "indexedDB" in globalThis;
}

/** The reader's settings. Off when the browser has no worker any more, or no storage. */
export async function readOfflineSettings(): Promise<OfflineSettings> {
  try {
    const settings = parseOfflineSettings(localStorage.getItem(OFFLINE_KEY));
    const known = await navigator.serviceWorker.getRegistration("/");
    // The worker of seen pages stays active until this one has the files of the site.
    const workers = [known?.active, known?.waiting, known?.installing];
    const hasWorker = workers.some((worker) => worker?.scriptURL.includes("?type="));
    return { ...settings, offline: settings.offline && hasWorker };
  } catch {
    return parseOfflineSettings(null);
  }
}

/** A removal that is going on would take what a new worker has stored. */
let removing: Promise<void> = Promise.resolve();

/** Stores the settings, and has the worker follow them. */
export async function applyOfflineSettings(settings: OfflineSettings): Promise<void> {
  localStorage.setItem(OFFLINE_KEY, JSON.stringify(settings));
  if (settings.offline) {
    // Another choice about kept pages would remove the worker at the next page.
    const isSecure = location.protocol === "https:";
    document.cookie = toOfflineCookie("on", { isSecure });
    await removing;
    await navigator.serviceWorker.register(toWorkerUrl(settings));
    // First, because a reader who leaves the page at once must not lose the choice.
    await tellWorker({ type: "settings", settings });
    await askToPersist();
  } else await (removing = removeOfflineContent());
}

/** Sends a message to the newest worker once it is active. */
export async function tellWorker(message: ContentMessage): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  // After a change of settings, the worker before it is still active for a while.
  const newest = installing ?? waiting ?? active;
  if (newest) await waitUntilActive(newest);
  newest?.postMessage(message);
}

/** Never resolves for a worker that could not be installed. */
function waitUntilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === "activated") resolve();
    };
    worker.addEventListener("statechange", check);
    check();
  });
}

/** Asks the browser to keep the storage when a disk is nearly full. */
async function askToPersist(): Promise<void> {
  // Missing outside of HTTPS, and a refusal changes nothing.
  await navigator.storage.persist().catch(() => false);
}

/** Last state that the worker has noted; null before the first. */
export async function readContentStatus(): Promise<ContentStatus | null> {
  const database = await openDatabase();
  if (!database) return null;
  try {
    return await readLast(database);
  } finally {
    // An open connection would delay signing out, which deletes the database.
    database.close();
  }
}

/** Null when the worker has not made the database; opening it must not make an empty one. */
function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(OFFLINE_DATABASE);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      const database = request.result;
      if (database.objectStoreNames.contains(STATUS_STORE)) resolve(database);
      else {
        database.close();
        resolve(null);
      }
    };
    request.onerror = () => resolve(null);
  });
}

function readLast(database: IDBDatabase): Promise<ContentStatus | null> {
  return new Promise((resolve) => {
    const request = database
      .transaction(STATUS_STORE)
      .objectStore(STATUS_STORE)
      .openCursor(null, "prev");
    request.onsuccess = () =>
      resolve((request.result?.value as ContentStatus | undefined) ?? null);
    request.onerror = () => resolve(null);
  });
}
