import { recordVisit, type Visit } from "~/domain/frequently-viewed/frequently-viewed";
import {
  mergeVisits,
  migrateOldVisits,
  parseVisits,
  type VisitEntry,
} from "~/domain/frequently-viewed/visit-entry";

const KEY = "frequently-viewed-documents-v2";
/** Of the record that had a count instead of visits. */
const OLD_KEY = "frequently-viewed-documents";

type RecordStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The visits that this browser has noted. An older record is taken over and removed. A record that
 * can't be read is as good as none.
 */
export function readVisits(
  getStorage: () => RecordStorage = () => localStorage,
): VisitEntry[] {
  const visits = parseVisits(readJson(getStorage, KEY));
  const old = readJson(getStorage, OLD_KEY);
  if (old === null) return visits;
  const merged = mergeVisits(visits, migrateOldVisits(old));
  keepVisits(getStorage, merged);
  return merged;
}

/** Notes a visit. Only for signed-in readers: nobody else's reading is kept. */
export function noteVisit(
  visit: Visit,
  {
    // Asked for late: a browser that keeps nothing may throw here.
    getStorage = () => localStorage,
    now = Date.now(),
  }: { getStorage?: () => RecordStorage; now?: number } = {},
): void {
  keepVisits(getStorage, recordVisit(readVisits(getStorage), visit, now));
}

function keepVisits(getStorage: () => RecordStorage, visits: VisitEntry[]): void {
  try {
    const storage = getStorage();
    storage.setItem(KEY, JSON.stringify(visits));
    storage.removeItem(OLD_KEY);
  } catch (error) {
    console.warn("The visits can't be stored", error);
  }
}

function readJson(getStorage: () => RecordStorage, key: string): unknown {
  try {
    return JSON.parse(getStorage().getItem(key) ?? "null");
  } catch (error) {
    console.warn("The visits can't be read", error);
    return null;
  }
}
