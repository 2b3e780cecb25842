import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type { DatabaseState } from "~/domain/operations/readiness";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createBreaker } from "~/resilience/create-breaker";
import type { Engine, PoolCounts } from "./engine";
import { getEngine, type DatabaseLocation } from "./get-engine.server";
import { migrate, type MigrationReport } from "./migrate.server";
import type { Schema } from "./schema";
import type { UserDatabase } from "./user-database";

export interface OpenDatabaseOptions extends DatabaseLocation {
  /** Receives errors that happen between queries, which no caller would see. */
  onError(error: unknown): void;
  /** Called once, when `readState` finds that the open file was removed or replaced. */
  onRemoved?(): void;
}

/** The counts of requests are written once a minute, so that a full disk is noticed without a reader. */
const REFUSAL_MEMORY_MS = 2 * 60_000;
const STATE_TIMEOUT_MS = 1_000;

export interface OpenDatabase extends UserDatabase {
  /** Runs the pending migrations; until it has succeeded, queries fail as unavailable. */
  migrate(): Promise<MigrationReport>;
  /** Asks the database; it is unavailable when it does not answer within a second, and before it is migrated. */
  readState(): Promise<DatabaseState>;
  /** Returns the pool's counts, or null for an engine without a pool. */
  readPool(): PoolCounts | null;
  /** Closes the database after the running queries. */
  close(): Promise<void>;
}

/** Opens the user database lazily: it connects at the first query. */
export function openDatabase({
  onError,
  onRemoved,
  ...location
}: OpenDatabaseOptions): OpenDatabase {
  const opened = getEngine(location);
  const { engine, target, makesFolder } = opened;
  let pool: PoolCounts | null = null;
  const dialect = engine.createDialect({
    target,
    makesFolder,
    onError,
    isPatient: false,
    onPool: (made) => (pool = made),
  });
  const db = new Kysely<Schema>({ dialect });
  const probe = () => sql`select 1`.execute(db);
  const breaker = createBreaker({
    name: "The user database",
    isSilence: engine.isSilence,
    probe,
  });
  let isReady = false;
  let refusedAt = -Infinity;
  let openedFile: string | null = null;
  let isRemovalTold = false;

  async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isReady)
      throw new UnavailableError("The user database has not been migrated yet");
    try {
      return await breaker.run(work);
    } catch (error) {
      if (engine.isReadOnly(error)) refusedAt = performance.now();
      throw toUnavailable(error, engine);
    }
  }

  async function readState(): Promise<DatabaseState> {
    try {
      await guard(() => db.selectFrom("rate_limits").select("key").limit(1).execute());
      if (engine.identifyFile(target) !== openedFile) return tellRemoved();
    } catch {
      return "unavailable";
    }
    return performance.now() - refusedAt < REFUSAL_MEMORY_MS ? "read-only" : "ready";
  }

  function tellRemoved(): "removed" {
    if (!isRemovalTold) onRemoved?.();
    isRemovalTold = true;
    return "removed";
  }

  return {
    query: (work) => guard(() => work(db)),
    transact: (work) => guard(() => db.transaction().execute(work)),
    async migrate() {
      const report = await migrate(opened);
      isReady = true;
      // Keeps a connection open, so that `restore` sees that the database is in use.
      await guard(probe);
      openedFile = engine.identifyFile(target);
      return report;
    },
    readState: () =>
      Promise.race([
        readState(),
        wait(STATE_TIMEOUT_MS, "unavailable" as const, { ref: false }),
      ]),
    readPool: () => pool,
    close() {
      breaker.stop();
      return db.destroy();
    },
  };
}

function toUnavailable(error: unknown, engine: Engine): unknown {
  return engine.isUnavailable(error)
    ? new UnavailableError("The user database does not answer", { cause: error })
    : error;
}
