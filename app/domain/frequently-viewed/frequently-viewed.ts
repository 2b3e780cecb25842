import { DAY_MILLISECONDS } from "../locales/durations";
import type { VisitEntry } from "./visit-entry";

const WINDOW_MILLISECONDS = 30 * DAY_MILLISECONDS;
const MIN_VIEWS = 2;
export const PAGE_SIZE = 10;

export type Visit = Pick<VisitEntry, "url" | "title" | "parents">;

/**
 * The record with one more visit and without visits older than 30 days, most visited
 * first.
 */
export function recordVisit(
  entries: readonly VisitEntry[],
  visit: Visit,
  now: number,
): VisitEntry[] {
  const known = entries.find(({ url }) => url === visit.url);
  const others = entries.filter((entry) => entry !== known);
  const serial =
    known?.serial ?? Math.max(0, ...entries.map((entry) => entry.serial)) + 1;
  const { url, title, parents } = visit;
  const timestamps = [now, ...(known?.timestamps ?? [])];
  return sortVisits(
    dropOldVisits([{ serial, url, title, parents, timestamps }, ...others], now),
  );
}

export interface FrequentlyViewedPage {
  entries: VisitEntry[];
  /** Whether "load more" has more pages to show. */
  hasMore: boolean;
}

/** Pages opened at least twice within 30 days, most visited first. */
export function listFrequentlyViewed(
  entries: readonly VisitEntry[],
  { now, limit = PAGE_SIZE }: { now: number; limit?: number },
): FrequentlyViewedPage {
  const listed = sortVisits(dropOldVisits(entries, now)).filter(
    ({ timestamps }) => timestamps.length >= MIN_VIEWS,
  );
  return { entries: listed.slice(0, limit), hasMore: listed.length > limit };
}

function dropOldVisits(entries: readonly VisitEntry[], now: number): VisitEntry[] {
  return entries
    .map((entry) => ({
      ...entry,
      timestamps: entry.timestamps.filter((time) => now - time <= WINDOW_MILLISECONDS),
    }))
    .filter(({ timestamps }) => timestamps.length > 0);
}

function sortVisits(entries: readonly VisitEntry[]): VisitEntry[] {
  return [...entries].sort(
    (a, b) =>
      b.timestamps.length - a.timestamps.length ||
      (b.timestamps[0] ?? 0) - (a.timestamps[0] ?? 0),
  );
}
