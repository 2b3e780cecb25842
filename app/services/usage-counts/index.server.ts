import type { UserDatabase } from "~/database/user-database";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import {
  USAGE_KINDS,
  type OpenSeries,
  type UsageKind,
  type UsageSeries,
} from "~/domain/operations/usage";
import { addCounts, listCounts, listDays, mergeRareNames } from "./counts-table";
import type { UsageRow } from "./counts-table";
import { createTally, type Tally } from "./tally";

const FLUSH_MILLISECONDS = 60_000;
/** Longer names are cut, because hostile paths are long. */
const MAX_NAME_CHARACTERS = 200;

export interface UsageCounts {
  openSeries: OpenSeries;
  /** Number of uses per series since the start of this process, for metrics. */
  listTotals(): (UsageSeries & { count: number })[];
  /**
   * Adds what was counted since the last flush to the database, then merges rare names. A failure loses nothing;
   * the next flush makes up for it.
   */
  flush(database: UserDatabase): Promise<void>;
}

interface OpenedSeries {
  series: UsageSeries;
  tally: Tally;
  total: number;
}

/** Memory is bounded: the rarest names of a series are counted together (`tally.ts`). */
export function createUsageCounts(now: () => number = Date.now): UsageCounts {
  const opened = new Map<string, OpenedSeries>();
  let since = now();

  function open(series: UsageSeries): OpenedSeries {
    const key = `${series.kind} ${series.surface} ${series.client}`;
    const known = opened.get(key);
    if (known) return known;
    const made = { series, tally: createTally(), total: 0 };
    opened.set(key, made);
    return made;
  }

  return {
    openSeries(series) {
      const one = open(series);
      return (name) => {
        one.total++;
        one.tally.add(
          name.length > MAX_NAME_CHARACTERS ? name.slice(0, MAX_NAME_CHARACTERS) : name,
        );
      };
    },
    listTotals: () =>
      [...opened.values()].map(({ series, total }) => ({ ...series, count: total })),
    async flush(database) {
      // Counts belong to the day on which their interval began.
      const day = since - (since % DAY_MILLISECONDS);
      since = now();
      const rows = [...opened.values()].flatMap((each) => drainSeries(each, day));
      if (rows.length === 0) return;
      try {
        await addCounts(database, rows);
      } catch (error) {
        for (const { count, name, day: _, ...series } of rows)
          open(series).tally.add(name, count);
        throw error;
      }
      await mergeRareNames(database, rows);
    },
  };
}

function drainSeries({ series, tally }: OpenedSeries, day: number): UsageRow[] {
  const { kind, surface, client } = series;
  const { counts, rest } = tally.drain(USAGE_KINDS[kind]);
  const all = rest === 0 ? counts : [...counts, { name: "", count: rest }];
  return all.map((counted) => ({ day, kind, surface, client, ...counted }));
}

export interface UsageFlushing {
  database: UserDatabase;
  onWritten(): void;
  /** Receives failures; the next flush writes what is missing. */
  onError(error: unknown): void;
}

/**
 * Writes counts once a minute; `scheduled-jobs` deletes old ones.
 *
 * @returns a function that writes the last counts and stops.
 */
export function startUsageFlushing(
  usage: Pick<UsageCounts, "flush">,
  { database, onWritten, onError }: UsageFlushing,
): () => Promise<void> {
  const flush = () => usage.flush(database).then(onWritten, onError);
  const timer = setInterval(() => void flush(), FLUSH_MILLISECONDS).unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}

/** Reads counts for operators. */
export function createUsageReport(database: UserDatabase) {
  return {
    /** @param since milliseconds since 1970 */
    listDays: (since: number) => listDays(database, since),
    listNames: (options: { kind: UsageKind; since: number; limit: number }) =>
      listCounts(database, options),
  };
}

export type UsageReport = ReturnType<typeof createUsageReport>;
export { toCountedTerm } from "./counted-term";
export { removeUsageCountsBefore } from "./counts-table";
