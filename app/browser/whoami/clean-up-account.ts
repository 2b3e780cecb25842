import { OFFLINE_DATABASE } from "~/domain/offline/content-status";
import { forgetPages } from "~/browser/offline";
import { noteReader } from "./watch-account";

/** Limit, because signing out must not wait for a busy browser. */
const LIMIT_MILLISECONDS = 2_000;

/**
 * Removes the reader's data from this browser at sign-out, including offline pages and
 * their service worker.
 */
export async function cleanUpAccount(): Promise<void> {
  noteReader(null);
  const work = removeOfflineContent();
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MILLISECONDS));
  await Promise.race([work, limit]);
}

/** Removes the database of content packages, all caches, and the service worker. */
export async function removeOfflineContent(): Promise<void> {
  await Promise.allSettled([deleteOfflineDatabase(), disableWorkers()]);
}

function deleteOfflineDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(OFFLINE_DATABASE);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** Service workers exist in secure contexts only. */
async function disableWorkers(): Promise<void> {
  if ("serviceWorker" in navigator) await forgetPages();
}
