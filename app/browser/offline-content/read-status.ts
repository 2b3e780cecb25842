import {
  OFFLINE_DATABASE,
  STATUS_STORE,
  type ContentStatus,
} from "~/domain/offline/content-status";

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
