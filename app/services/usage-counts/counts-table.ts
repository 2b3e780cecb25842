import type { Transaction } from "kysely";
import { changeInSteps } from "~/database/change-in-steps";
import type { UserDatabase } from "~/database/user-database";
import type { Schema } from "~/database/schema";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { USAGE_KINDS, type UsageKind, type UsageSeries } from "~/domain/operations/usage";

/** Rows per statement; both engines bound the number of parameters. */
const CHUNK = 500;
/** More than a series gains between two clean-ups. */
const MAX_SURPLUS = 20_000;

export interface UsageRow extends UsageSeries {
  /** Start of the day in UTC, in milliseconds since 1970. */
  day: number;
  /** Empty for the rest. */
  name: string;
  count: number;
}

/**
 * Adds counts to those of the day. Sorted, because servers that lock rows in different orders would block each
 * other (deadlock).
 */
export async function addCounts(
  database: UserDatabase,
  rows: readonly UsageRow[],
): Promise<void> {
  const sorted = rows.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  await database.transact(async (db) => {
    for (let at = 0; at < sorted.length; at += CHUNK)
      await upsert(db, sorted.slice(at, at + CHUNK));
  });
}

/**
 * Merges the rarest names of the days and series of these rows that have too many names. Apart from `addCounts`,
 * because two servers that delete the names which the other has just counted would block each other.
 */
export async function mergeRareNames(
  database: UserDatabase,
  rows: readonly UsageRow[],
): Promise<void> {
  const series = new Map(rows.map((row) => [toKey({ ...row, name: "" }), row]));
  for (const each of series.values())
    await database.transact((db) => mergeRare(db, each));
}

function upsert(db: Transaction<Schema>, rows: readonly UsageRow[]) {
  return db
    .insertInto("usage_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "kind", "surface", "client", "name"])
        .doUpdateSet((eb) => ({
          count: eb("usage_counts.count", "+", eb.ref("excluded.count")),
        })),
    )
    .execute();
}

async function mergeRare(db: Transaction<Schema>, series: UsageRow): Promise<void> {
  const { day, kind, surface, client } = series;
  const rare = await db
    .selectFrom("usage_counts")
    .select("name")
    .where((eb) => eb.and({ day, kind, surface, client }))
    .where("name", "!=", "")
    .orderBy("count", "desc")
    .orderBy("name")
    .limit(MAX_SURPLUS)
    .offset(USAGE_KINDS[kind])
    .execute();
  if (rare.length === 0) return;
  const rest = { day, kind, surface, client, name: "" };
  // The row of the rest first, as it is sorted, so that servers merge one after another.
  await upsert(db, [{ ...rest, count: 0 }]);
  const names = rare.map(({ name }) => name).toSorted();
  let merged = 0;
  for (let at = 0; at < names.length; at += CHUNK) {
    // Counts of the rows as they are deleted: another server may have added to them since they were listed.
    const deleted = await db
      .deleteFrom("usage_counts")
      .where((eb) => eb.and({ day, kind, surface, client }))
      .where("name", "in", names.slice(at, at + CHUNK))
      .returning("count")
      .execute();
    merged += deleted.reduce((sum, { count }) => sum + count, 0);
  }
  await upsert(db, [{ ...rest, count: merged }]);
}

function toKey({ day, kind, surface, client, name }: UsageRow): string {
  return [day, kind, surface, client, name].join("\0");
}

/**
 * Deletes the counts of days before that of a time, in steps between which others have their turn: a shorter
 * STATS_DAYS leaves millions.
 *
 * @param beforeMilliseconds since 1970
 * @returns the number of deleted rows
 * @throws UnavailableError
 */
export function removeUsageCountsBefore(
  database: UserDatabase,
  beforeMilliseconds: number,
): Promise<number> {
  const before = beforeMilliseconds - (beforeMilliseconds % DAY_MILLISECONDS);
  const days = { table: "usage_counts", column: "day", before } as const;
  return changeInSteps(database, days, async (db, _from, until) => {
    const { numDeletedRows } = await db
      .deleteFrom("usage_counts")
      .where("day", "<", until)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Sums counts per name since a day in milliseconds, the most frequent first; the rest comes last. */
export function listCounts(
  database: UserDatabase,
  { kind, since, limit }: { kind: UsageKind; since: number; limit: number },
) {
  return database.query((db) =>
    db
      .selectFrom("usage_counts")
      .select((eb) => [
        ...(["surface", "client", "name"] as const),
        eb.cast<number>(eb.fn.sum("count"), "bigint").as("count"),
      ])
      .where("kind", "=", kind)
      .where("day", ">=", since)
      .groupBy(["surface", "client", "name"])
      .orderBy((eb) => eb.case().when("name", "=", "").then(1).else(0).end())
      .orderBy("count", "desc")
      .orderBy("name")
      .limit(limit)
      .execute(),
  );
}

/** Sums counts per day, kind, surface and client since a day in milliseconds. */
export function listDays(database: UserDatabase, since: number) {
  return database.query((db) =>
    db
      .selectFrom("usage_counts")
      .select((eb) => [
        ...(["day", "kind", "surface", "client"] as const),
        eb.cast<number>(eb.fn.sum("count"), "bigint").as("count"),
      ])
      .where("day", ">=", since)
      .groupBy(["day", "kind", "surface", "client"])
      .orderBy("day")
      .orderBy("kind")
      .orderBy("surface")
      .orderBy("client")
      .execute(),
  );
}
