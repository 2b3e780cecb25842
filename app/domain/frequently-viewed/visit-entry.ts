import { toRecord } from "../text/to-record";

/** An ancestor of the visited page. */
export interface VisitParent {
  uri: string;
  title: string;
}

/** A page and the times at which it was opened. */
export interface VisitEntry {
  serial: number;
  url: string;
  title: string;
  parents: VisitParent[];
  /** Milliseconds since 1970, one per visit, latest first. */
  timestamps: number[];
}

/** Entries of a stored value; invalid ones are dropped. */
export function parseVisits(value: unknown): VisitEntry[] {
  return Array.isArray(value) ? value.flatMap((entry) => parseVisit(entry) ?? []) : [];
}

/**
 * Entries of the older record, which had one timestamp and a count. The count becomes
 * that many timestamps.
 */
export function migrateOldVisits(value: unknown): VisitEntry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) => {
    const { visitCount, timestamp } = toRecord(entry);
    if (!isCount(visitCount) || !isTime(timestamp)) return [];
    const timestamps = new Array<number>(visitCount).fill(timestamp);
    return parseVisit({ serial: index + 1, ...toRecord(entry), timestamps }) ?? [];
  });
}

/**
 * Merges two records: visits of a page in both are added; pages only in the older one get
 * new serial numbers.
 */
export function mergeVisits(
  visits: readonly VisitEntry[],
  older: readonly VisitEntry[],
): VisitEntry[] {
  const merged = new Map(visits.map((entry) => [entry.url, entry]));
  let serial = Math.max(0, ...visits.map((entry) => entry.serial));
  for (const entry of older) {
    const known = merged.get(entry.url);
    const timestamps = [...(known?.timestamps ?? []), ...entry.timestamps];
    merged.set(entry.url, {
      ...(known ?? { ...entry, serial: ++serial }),
      timestamps: timestamps.sort((a, b) => b - a),
    });
  }
  return [...merged.values()];
}

function parseVisit(value: unknown): VisitEntry | null {
  const { serial, url, title, parents, timestamps } = toRecord(value);
  const isVisit =
    typeof serial === "number" &&
    typeof url === "string" &&
    /^\/(?!\/)/.test(url) &&
    typeof title === "string" &&
    Array.isArray(timestamps);
  if (!isVisit) return null;
  const times = timestamps.filter(isTime).sort((a, b) => b - a);
  return { serial, url, title, parents: parseParents(parents), timestamps: times };
}

function parseParents(value: unknown): VisitParent[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((parent) => {
    const { uri, title } = toRecord(parent);
    return typeof uri === "string" && typeof title === "string" ? { uri, title } : [];
  });
}

/** Upper bound of visits to one page within the window, against forged records. */
const MAX_COUNT = 10_000;

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_COUNT;
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}
