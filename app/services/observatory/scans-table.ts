import { sql, type Kysely, type Selectable } from "kysely";
import { changeInSteps } from "~/database/change-in-steps";
import { nextTurn } from "~/database/next-turn";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { GRADE_SCORES, type Grade } from "./engine/score";
import type {
  FinishedScan,
  GradeCount,
  HistoryEntry,
  ScanReport,
} from "./observatory-service";

const YEAR_MILLISECONDS = 365 * DAY_MILLISECONDS;
/** A site's history shows no more. */
const MAX_HISTORY = 200;
/** The newest scans among which a history is looked for: one each hour for as long as scans are kept. */
const HISTORY_SCANS = 10_000;
/** Retention periods, which the landing page states. */
export const SCAN_DAYS = 400;
export const REPORT_DAYS = 30;

export interface NewScan {
  site: string;
  startedAt: number;
  endedAt: number;
  algorithmVersion: number;
  result: { score: number; grade: Grade; report: ScanReport } | { error: string };
}

/** @returns the scan's id. */
export async function saveScan(
  database: UserDatabase,
  { site, startedAt, endedAt, algorithmVersion, result }: NewScan,
): Promise<number> {
  const isFailed = "error" in result;
  const { id } = await database.query((db) =>
    db
      .insertInto("observatory_scans")
      .values({
        site,
        started_at: startedAt,
        ended_at: endedAt,
        algorithm_version: algorithmVersion,
        score: isFailed ? null : result.score,
        grade: isFailed ? null : result.grade,
        error: isFailed ? result.error : null,
        report: isFailed ? null : JSON.stringify(result.report),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export type LastScan =
  | { kind: "finished"; scan: FinishedScan }
  | { kind: "failed"; error: string };

/**
 * The newest finished scan of a site that ended after a time; else one that failed, which hides no result that is
 * recent enough.
 */
export async function findLastScan(
  database: UserDatabase,
  site: string,
  since: { finished: number; failed: number },
): Promise<LastScan | null> {
  const row = await database.query((db) =>
    db
      .selectFrom("observatory_scans")
      .selectAll()
      .where("site", "=", site)
      .where((is) =>
        is.or([
          is.and([is("error", "is", null), is("ended_at", ">=", since.finished)]),
          is.and([is("error", "is not", null), is("ended_at", ">=", since.failed)]),
        ]),
      )
      .orderBy((is) => is("error", "is", null), "desc")
      .orderBy("ended_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  if (!row) return null;
  if (row.error !== null) return { kind: "failed", error: row.error };
  const scan = toScan(row);
  return scan && { kind: "finished", scan };
}

export async function findScan(
  database: UserDatabase,
  id: number,
): Promise<FinishedScan | null> {
  const row = await database.query((db) =>
    db
      .selectFrom("observatory_scans")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  return row ? toScan(row) : null;
}

export async function findNewestId(
  database: UserDatabase,
  site: string,
): Promise<number | null> {
  const row = await database.query((db) =>
    db
      .selectFrom("observatory_scans")
      .select("id")
      .where("site", "=", site)
      .where("error", "is", null)
      .orderBy("ended_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}

/** Null for a row without a report: it failed, or is too old. */
function toScan(row: Selectable<Schema["observatory_scans"]>): FinishedScan | null {
  const { id, site, score, grade, report } = row;
  if (score === null || grade === null || report === null) return null;
  return {
    id,
    site,
    score,
    grade: toGrade(grade),
    startedAt: row.started_at,
    endedAt: row.ended_at,
    algorithmVersion: row.algorithm_version,
    // Written by this service alone.
    report: JSON.parse(report) as ScanReport,
  };
}

function toGrade(grade: string | null): Grade {
  return GRADE_SCORES.find(([known]) => known === grade)?.[0] ?? "F";
}

/**
 * The scans of a site that changed its score, the oldest first. Reads no more than the newest HISTORY_SCANS,
 * failed ones included: a site may be scanned each minute, and SQLite lets nobody else read meanwhile.
 */
export async function listHistory(
  database: UserDatabase,
  site: string,
): Promise<HistoryEntry[]> {
  const rows = await database.query((db) =>
    db
      .with("newest", (from) =>
        from
          .selectFrom("observatory_scans")
          .select(["id", "started_at", "ended_at", "score", "grade", "error"])
          .where("site", "=", site)
          .orderBy("ended_at", "desc")
          .orderBy("id", "desc")
          .limit(HISTORY_SCANS),
      )
      .with("scored", (from) =>
        from
          .selectFrom("newest")
          .select(["id", "started_at", "score", "grade"])
          .select(
            sql<number | null>`lag(score) over (order by ended_at, id)`.as("before"),
          )
          .where("error", "is", null),
      )
      .selectFrom("scored")
      .select(["id", "started_at", "score", "grade"])
      .where((is) =>
        is.or([is("before", "is", null), is("before", "!=", is.ref("score"))]),
      )
      .orderBy("started_at", "desc")
      .orderBy("id", "desc")
      .limit(MAX_HISTORY)
      .execute(),
  );
  return rows.reverse().map(({ id, started_at, score, grade }) => ({
    id,
    startedAt: started_at,
    score: score ?? 0,
    grade: toGrade(grade),
  }));
}

/** Scans read per query, after which other requests have their turn. */
const COUNT_STEP = 500;

/**
 * Sites by the grade of their newest scan of the past year, the best grade first. Counts in steps, because
 * one query for all sites of a year takes seconds, in which an embedded database lets nobody else read.
 */
export async function countGrades(
  database: UserDatabase,
  now: number,
): Promise<GradeCount[]> {
  const counts = new Map<string | null, number>();
  const since = now - YEAR_MILLISECONDS;
  for (let site: string | null = null; ;) {
    const scans = await database.query((db) => listScansBefore(db, site));
    for (const { grade, ...scan } of scans) {
      if (scan.site === site) continue;
      site = scan.site;
      if (scan.ended_at >= since) counts.set(grade, (counts.get(grade) ?? 0) + 1);
    }
    if (scans.length < COUNT_STEP) break;
    await nextTurn();
  }
  return GRADE_SCORES.flatMap(([grade]) => {
    const count = counts.get(grade);
    return count === undefined ? [] : [{ grade, count }];
  });
}

/**
 * Scans of the sites whose names precede this one, in the order of the index backwards: those of a site lie
 * together, the newest first. Of any age, because SQLite would else sort all scans for each step.
 */
function listScansBefore(db: Kysely<Schema>, site: string | null) {
  return db
    .selectFrom("observatory_scans")
    .select(["site", "grade", "ended_at"])
    .where("error", "is", null)
    .$if(site !== null, (query) => query.where("site", "<", site))
    .orderBy("site", "desc")
    .orderBy("ended_at", "desc")
    .orderBy("id", "desc")
    .limit(COUNT_STEP)
    .execute();
}

/** Removes scans after 400 days, and their details after 30; returns the number of both. */
export async function removeOldScans(
  database: UserDatabase,
  now: number,
): Promise<number> {
  const rows = { table: "observatory_scans", column: "ended_at" } as const;
  const tooOld = { ...rows, before: now - SCAN_DAYS * DAY_MILLISECONDS };
  const removed = await changeInSteps(database, tooOld, async (db, _from, until) => {
    const { numDeletedRows } = await db
      .deleteFrom("observatory_scans")
      .where("ended_at", "<", until)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  const before = now - REPORT_DAYS * DAY_MILLISECONDS;
  // Each day nearly all scans of a year have lost their reports before.
  const old = { ...rows, before, filled: "report" } as const;
  const shortened = await changeInSteps(database, old, async (db, from, until) => {
    const { numUpdatedRows } = await db
      .updateTable("observatory_scans")
      .set({ report: null })
      .where("ended_at", ">=", from)
      .where("ended_at", "<", until)
      .where("report", "is not", null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
  return removed + shortened;
}
