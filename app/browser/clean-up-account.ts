import { noteReader } from "./whoami/reader-trace";

const OFFLINE_DATABASE = "MDNOfflineDB";
/** Signing out does not wait for a browser that is busy. */
const LIMIT_MILLISECONDS = 2_000;

/** Removes what this browser keeps for who signs out, the offline pages and their worker too. */
export async function cleanUpAccount(): Promise<void> {
  noteReader(null);
  const work = Promise.allSettled([deleteOfflineDatabase(), disableWorkers()]);
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MILLISECONDS));
  await Promise.race([work, limit]);
}

function deleteOfflineDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(OFFLINE_DATABASE);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** There are none where the page is not secure. */
async function disableWorkers(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}
