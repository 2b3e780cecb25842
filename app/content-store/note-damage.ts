import type { ContentStore } from "./content-store";

/** SQLite's words for a file that can't be read, and those of Brotli for what it can't unpack. */
const DAMAGE = /^(?:SQLITE_(?:CORRUPT|NOTADB|IOERR|CANTOPEN)|ERR__ERROR|ERR_BROTLI|Z_)/;

/** The same store, which also tells of every read that fails because of the file. */
export function noteDamage(store: ContentStore, note: () => void): ContentStore {
  const methods = Object.entries<unknown>({ ...store }).map(([name, value]) => [
    name,
    isRead(value) ? noteFailures(value, note) : value,
  ]);
  return Object.fromEntries(methods) as ContentStore;
}

type Read = (...args: unknown[]) => unknown;

function isRead(value: unknown): value is Read {
  return typeof value === "function";
}

function noteFailures(read: Read, note: () => void): Read {
  return (...args) => {
    try {
      return read(...args);
    } catch (error) {
      if (isDamage(error)) note();
      throw error;
    }
  };
}

/** Not of a query that SQLite can't understand, which readers may have written. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error instanceof SyntaxError || DAMAGE.test(code);
}
