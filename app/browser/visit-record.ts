import { recordVisit, type Visit } from "~/domain/frequently-viewed/frequently-viewed";
import {
  migrateOldVisits,
  parseVisits,
  type VisitEntry,
} from "~/domain/frequently-viewed/visit-entry";

const KEY = "frequently-viewed-documents-v2";
/** Of the record that had a count instead of visits. */
const OLD_KEY = "frequently-viewed-documents";

type RecordStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The visits that this browser has noted, those of the older record included. */
export function readVisits(storage: RecordStorage = localStorage): VisitEntry[] {
  const visits = parseVisits(readJson(storage, KEY));
  const known = new Set(visits.map(({ url }) => url));
  const old = migrateOldVisits(readJson(storage, OLD_KEY));
  return [...visits, ...old.filter(({ url }) => !known.has(url))];
}

/** Notes a visit. Only for signed-in readers: nobody else's reading is kept. */
export function noteVisit(
  visit: Visit,
  {
    storage = localStorage,
    now = Date.now(),
  }: { storage?: RecordStorage; now?: number } = {},
): void {
  try {
    const visits = recordVisit(readVisits(storage), visit, now);
    storage.setItem(KEY, JSON.stringify(visits));
    storage.removeItem(OLD_KEY);
  } catch (error) {
    console.warn("The visit can't be stored", error);
  }
}

function readJson(storage: RecordStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
