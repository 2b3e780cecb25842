import { recordVisit, type Visit } from "~/domain/frequently-viewed/frequently-viewed";
import {
  mergeVisits,
  migrateOldVisits,
  parseVisits,
  type VisitEntry,
} from "~/domain/frequently-viewed/visit-entry";

const KEY = "frequently-viewed-documents-v2";
/** Key of the older record, which had a count instead of visits. */
const OLD_KEY = "frequently-viewed-documents";

type RecordStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Visits stored in this browser. An older record is migrated and removed. An unreadable
 * record counts as empty.
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

/**
 * Records a visit. Call it for signed-in readers only, because visits of others are not
 * stored.
 */
export function noteVisit(
  visit: Visit,
  {
    // Lazy, because accessing localStorage may throw.
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
