import { sql } from "kysely";
import { changeInSteps } from "~/database/change-in-steps";
import type { UserDatabase } from "~/database/user-database";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { compareCodes } from "~/domain/text/compare-codes";

/** Retention period, which docs/operations.md states. */
export const PLACEMENT_COUNT_DAYS = 400;
const SAVE_MILLISECONDS = 10_000;

export const EVENTS = ["served", "viewed", "clicked"] as const;
export type PlacementEvent = (typeof EVENTS)[number];

export interface PlacementCount extends Record<PlacementEvent, number> {
  campaign: string;
  slot: string;
}

/** A day's counts of a campaign in a slot, before they are saved. */
interface Pending extends PlacementCount {
  /** Days since 1970, in UTC. */
  day: number;
}

export interface CountsOptions {
  database: UserDatabase;
  /** Receives failures; the counts are kept and saved later. */
  onError(error: unknown): void;
  now?: () => number;
}

export interface PlacementCounter {
  note(event: PlacementEvent, campaign: string, slot: string): void;
  /** Views so far, of all servers as of the last save. */
  readViews(campaign: string): { total: number; today: number };
  /** Saves now; rejects while the database does not answer. */
  save(): Promise<void>;
  /** Saves what is left. */
  close(): Promise<void>;
}

/**
 * Counts events per campaign, slot and day: no address, no page, no cookie. Counts in memory and
 * saves every ten seconds, so that no reader waits for the database.
 */
export function createCounter(options: CountsOptions): PlacementCounter {
  const { database, onError, now = Date.now } = options;
  let pending = new Map<string, Pending>();
  let views = new Map<string, { total: number; today: number }>();

  async function save(): Promise<void> {
    // In one order, because servers that lock the same rows in another would wait for each other.
    const inOrder = [...pending].sort(([a], [b]) => compareCodes(a, b));
    const rows = inOrder.map(([, row]) => row);
    pending = new Map();
    try {
      if (rows.length > 0) await addCounts(database, rows);
    } catch (error) {
      for (const row of rows) keep(row);
      throw error;
    }
    views = await readViews(database, toDay(now()));
    // Noted while the database answered, which has none of them.
    for (const row of pending.values()) addViews(row);
  }

  function addViews({ campaign, day, viewed }: Pending): void {
    const { total = 0, today = 0 } = views.get(campaign) ?? {};
    const isToday = day === toDay(now());
    views.set(campaign, {
      total: total + viewed,
      today: isToday ? today + viewed : today,
    });
  }

  function keep(row: Pending): void {
    const key = `${row.day} ${row.campaign} ${row.slot}`;
    const known = pending.get(key) ?? { ...row, served: 0, viewed: 0, clicked: 0 };
    for (const event of EVENTS) known[event] += row[event];
    pending.set(key, known);
  }

  const timer = setInterval(() => void save().catch(onError), SAVE_MILLISECONDS).unref();
  void save().catch(onError);
  return {
    note(event, campaign, slot) {
      const none = { served: 0, viewed: 0, clicked: 0 };
      const row = { day: toDay(now()), campaign, slot, ...none, [event]: 1 };
      keep(row);
      addViews(row);
    },
    readViews: (campaign) => views.get(campaign) ?? { total: 0, today: 0 },
    save,
    async close() {
      clearInterval(timer);
      await save().catch(onError);
    },
  };
}

/** Days since 1970, in UTC. */
function toDay(time: number): number {
  return Math.floor(time / DAY_MILLISECONDS);
}

async function addCounts(database: UserDatabase, rows: Pending[]): Promise<void> {
  await database.query((db) =>
    db
      .insertInto("placement_counts")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["day", "campaign", "slot"]).doUpdateSet((eb) => ({
          served: eb("placement_counts.served", "+", eb.ref("excluded.served")),
          viewed: eb("placement_counts.viewed", "+", eb.ref("excluded.viewed")),
          clicked: eb("placement_counts.clicked", "+", eb.ref("excluded.clicked")),
        })),
      )
      .execute(),
  );
}

async function readViews(database: UserDatabase, today: number) {
  const rows = await database.query((db) =>
    db
      .selectFrom("placement_counts")
      .select("campaign")
      .select(sql<number>`sum(viewed)`.as("total"))
      .select(
        sql<number>`sum(case when day = ${today} then viewed else 0 end)`.as("today"),
      )
      .groupBy("campaign")
      .execute(),
  );
  return new Map(rows.map(({ campaign, ...counts }) => [campaign, counts]));
}

/** Counts of the last days per campaign and slot, in the order of their names. */
export function listCounts(
  database: UserDatabase,
  { days, now = Date.now() }: { days: number; now?: number },
): Promise<PlacementCount[]> {
  return database.query((db) =>
    db
      .selectFrom("placement_counts")
      .select(["campaign", "slot"])
      .select(sql<number>`sum(served)`.as("served"))
      .select(sql<number>`sum(viewed)`.as("viewed"))
      .select(sql<number>`sum(clicked)`.as("clicked"))
      .where("day", ">", toDay(now) - days)
      .groupBy(["campaign", "slot"])
      .orderBy("campaign")
      .orderBy("slot")
      .execute(),
  );
}

/**
 * Deletes the counts of days before that of a time, in steps between which others have their turn.
 *
 * @param beforeMilliseconds since 1970
 * @returns the number of deleted rows
 * @throws UnavailableError
 */
export function removePlacementCountsBefore(
  database: UserDatabase,
  beforeMilliseconds: number,
): Promise<number> {
  const before = toDay(beforeMilliseconds);
  const days = { table: "placement_counts", column: "day", before } as const;
  return changeInSteps(database, days, async (db, _from, until) => {
    const { numDeletedRows } = await db
      .deleteFrom("placement_counts")
      .where("day", "<", until)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
