/** What a page keeps for a signed-in reader: who it is, what was viewed, offline settings. */
const LOCAL_KEYS = [
  "frequently-viewed-documents-v2",
  "frequently-viewed-documents",
  "MDNSettings",
  // Last, because other tabs hear of its removal (whoami/watch-account).
  "reader",
];
const SESSION_KEY = "whoami";
const OFFLINE_DATABASE = "MDNOfflineDB";
/** Signing out does not wait for a browser that is busy. */
const LIMIT_MILLISECONDS = 2_000;

/** Removes what this browser keeps for who signs out, the offline pages and their worker too. */
export async function cleanUpAccount(): Promise<void> {
  forgetReader();
  const work = Promise.allSettled([deleteOfflineDatabase(), disableWorkers()]);
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MILLISECONDS));
  await Promise.race([work, limit]);
}

/** Removes what the storages hold for a reader. */
export function forgetReader(): void {
  try {
    sessionStorage.removeItem(SESSION_KEY);
    for (const key of LOCAL_KEYS) localStorage.removeItem(key);
  } catch (error) {
    console.warn("The storage can't be cleared.", error);
  }
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
