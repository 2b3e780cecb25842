import {
  OFFLINE_DATABASE,
  OFFLINE_DATABASE_VERSION,
  STATUS_HISTORY,
  STATUS_STORE,
  type ContentStatus,
} from "~/domain/offline/content-status";
import { splitRows, type PackageRows } from "~/domain/offline/package-format";
import type {
  InstalledPackage,
  KeptTitles,
  PackageStorage,
  PartialPackage,
} from "./package-storage";

const BLOCKS = "blocks";
const ROWS = "rows";
const VALUES = "values";
/** Key of the packed titles of the installed package, which are made in this browser. */
const TITLES = "titles";
const STORES = [BLOCKS, ROWS, VALUES, STATUS_STORE];

/** The database was removed while it was in use, as at sign-out. */
export class StorageGoneError extends Error {
  override readonly name = "StorageGoneError";
}

/**
 * Opens the package storage of this browser, on first use. When a page deletes the database, the
 * connection closes and opens only after `reopen`: a worker that goes on writing after sign-out would
 * leave content behind. When the browser evicts it, the next use makes an empty one.
 */
export function openPackageStorage(
  factory: IDBFactory,
  onGone: () => void,
): PackageStorage & { reopen(): void } {
  let opening: Promise<IDBDatabase> | null = null;
  let isGone = false;

  function open(): Promise<IDBDatabase> {
    if (isGone) return Promise.reject(new StorageGoneError("the storage is removed"));
    opening ??= openDatabase(factory, (isDeleted) => {
      isGone = isDeleted;
      opening = null;
      onGone();
    });
    // A failure, as in a private window, may not last.
    opening.catch(() => (opening = null));
    return opening;
  }

  async function begin(
    stores: string[],
    mode: IDBTransactionMode,
  ): Promise<IDBTransaction> {
    try {
      return (await open()).transaction(stores, mode);
    } catch (error) {
      // Evicted, and the event that closes the connection has not come.
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError")
        throw error;
      opening = null;
      return (await open()).transaction(stores, mode);
    }
  }

  async function run<Value>(
    stores: string[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => IDBRequest<Value> | null,
  ): Promise<Value | undefined> {
    const transaction = await begin(stores, mode);
    const request = work(transaction);
    await finish(transaction);
    return request?.result;
  }

  async function readAll<Value>(store: string, keys: readonly IDBValidKey[]) {
    if (keys.length === 0) return [];
    const transaction = await begin([store], "readonly");
    const requests = keys.map(
      (key) => transaction.objectStore(store).get(key) as IDBRequest<Value | undefined>,
    );
    await receiveLast(transaction, requests.at(-1));
    return requests.map(({ result }) => result);
  }

  async function readValue(key: string): Promise<unknown> {
    return (await readAll<unknown>(VALUES, [key]))[0];
  }

  async function writeValue(key: string, value: unknown): Promise<void> {
    await run([VALUES], "readwrite", (all) => all.objectStore(VALUES).put(value, key));
  }

  return {
    reopen: () => void (isGone = false),
    readInstalled: async () =>
      ((await readValue("installed")) ?? null) as InstalledPackage | null,
    readPartial: async () =>
      ((await readValue("partial")) ?? null) as PartialPackage | null,
    readValue,
    writeValue,
    async readTitles(made) {
      const kept = (await readValue(TITLES)) as KeptTitles | undefined;
      return kept?.made === made ? kept.bytes : null;
    },
    async keepTitles(version, kept) {
      await run([VALUES], "readwrite", (all) => {
        const values = all.objectStore(VALUES);
        const installed = values.get("installed") as IDBRequest<
          InstalledPackage | undefined
        >;
        installed.onsuccess = () => {
          if (installed.result?.version === version) values.put(kept, TITLES);
        };
        return installed;
      });
    },
    readRows: (parts) => readAll<PackageRows>(ROWS, parts),
    readBlocks: (names) => readAll<Uint8Array>(BLOCKS, names),
    async listBlocks() {
      const keys = await run([BLOCKS], "readonly", (all) =>
        all.objectStore(BLOCKS).getAllKeys(),
      );
      return (keys ?? []).map(String);
    },
    async addBlocks(blocks, partial) {
      await run([BLOCKS, VALUES], "readwrite", (all) => {
        for (const { name, bytes } of blocks) all.objectStore(BLOCKS).put(bytes, name);
        return all.objectStore(VALUES).put(partial, "partial");
      });
    },
    async install(installed, rows) {
      await run([BLOCKS, ROWS, VALUES], "readwrite", (all) => {
        splitRows(rows).forEach((part, number) =>
          all.objectStore(ROWS).put(part, number),
        );
        deleteOthers(all.objectStore(BLOCKS), installed.blocks);
        for (const key of ["partial", TITLES]) all.objectStore(VALUES).delete(key);
        return all.objectStore(VALUES).put(installed, "installed");
      });
    },
    async dropPartial() {
      const installed = (await readValue("installed")) as InstalledPackage | undefined;
      await run([BLOCKS, VALUES], "readwrite", (all) => {
        deleteOthers(all.objectStore(BLOCKS), installed?.blocks ?? []);
        return all.objectStore(VALUES).delete("partial");
      });
    },
    async clear() {
      await run([BLOCKS, ROWS, VALUES], "readwrite", (all) => {
        for (const key of ["installed", "partial", TITLES])
          all.objectStore(VALUES).delete(key);
        all.objectStore(ROWS).clear();
        return all.objectStore(BLOCKS).clear();
      });
    },
    async readStatus() {
      const transaction = await begin([STATUS_STORE], "readonly");
      const cursor = transaction.objectStore(STATUS_STORE).openCursor(null, "prev");
      await finish(transaction);
      return (cursor.result?.value ?? null) as ContentStatus | null;
    },
    async writeStatus(status) {
      await run([STATUS_STORE], "readwrite", (all) => {
        const history = all.objectStore(STATUS_STORE);
        const added = history.add(status);
        added.onsuccess = () => {
          history.delete(IDBKeyRange.upperBound(Number(added.result) - STATUS_HISTORY));
        };
        return added;
      });
    },
  };
}

function deleteOthers(blocks: IDBObjectStore, names: readonly string[]): void {
  const kept = new Set<IDBValidKey>(names);
  const known = blocks.getAllKeys();
  known.onsuccess = () => {
    for (const key of known.result) if (!kept.has(key)) blocks.delete(key);
  };
}

function openDatabase(
  factory: IDBFactory,
  onGone: (isDeleted: boolean) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(OFFLINE_DATABASE, OFFLINE_DATABASE_VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      // Another version stores packages in another way.
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      for (const name of STORES)
        database.createObjectStore(name, { autoIncrement: name === STATUS_STORE });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        onGone(true);
      };
      database.onclose = () => onGone(false);
      resolve(database);
    };
    request.onerror = () => reject(toError(request.error));
  });
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(toError(transaction.error));
  });
}

/** Waits for the last answer, which comes a message of the database before the end of the transaction. */
function receiveLast(
  transaction: IDBTransaction,
  request: IDBRequest | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (request) request.onsuccess = () => resolve();
    transaction.onabort = () => reject(toError(transaction.error));
  });
}

function toError(error: DOMException | null): Error {
  return error ?? new StorageGoneError("the storage has ended the transaction");
}
