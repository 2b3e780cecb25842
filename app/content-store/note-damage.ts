import type { ContentStore } from "./content-store";

/** Error codes of SQLite for an unreadable file, and of Brotli for corrupt data. */
const DAMAGE = /^(?:SQLITE_(?:CORRUPT|NOTADB|IOERR|CANTOPEN)|ERR__ERROR|ERR_BROTLI|Z_)/;

/** Wraps a store so that `note` is called after each read that fails because of a damaged file. */
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

/** Excludes SQL errors of queries, which readers may cause. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error instanceof SyntaxError || DAMAGE.test(code);
}
