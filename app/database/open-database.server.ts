import { Kysely, sql } from "kysely";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createBreaker } from "./create-breaker";
import type { Engine, PoolCounts } from "./engine";
import { findEngine, type DatabaseLocation } from "./find-engine.server";
import { migrate, type MigrationReport } from "./migrate.server";
import type { Schema } from "./schema";
import type { UserDatabase } from "./user-database";

export interface OpenDatabaseOptions extends DatabaseLocation {
  /** Receives errors that happen between queries, which no caller would see. */
  onError(error: unknown): void;
}

export interface OpenDatabase extends UserDatabase {
  /** Runs the pending migrations; until it has succeeded, queries fail as unavailable. */
  migrate(): Promise<MigrationReport>;
  /** Returns the pool's counts, or null for an engine without a pool. */
  readPool(): PoolCounts | null;
  /** Closes the database after the running queries. */
  close(): Promise<void>;
}

/** Opens the user database lazily: it connects at the first query. */
export function openDatabase({
  onError,
  ...location
}: OpenDatabaseOptions): OpenDatabase {
  const { engine, target } = findEngine(location);
  let pool: PoolCounts | null = null;
  const dialect = engine.createDialect({
    ...{ target, onError, isPatient: false },
    onPool: (made) => (pool = made),
  });
  const db = new Kysely<Schema>({ dialect });
  const probe = () => sql`select 1`.execute(db);
  const breaker = createBreaker({ isSilence: engine.isSilence, probe });
  let isReady = false;

  async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isReady)
      throw new UnavailableError("The user database has not been migrated yet");
    try {
      return await breaker.run(work);
    } catch (error) {
      throw toUnavailable(error, engine);
    }
  }

  return {
    query: (work) => guard(() => work(db)),
    transact: (work) => guard(() => db.transaction().execute(work)),
    async migrate() {
      const report = await migrate(engine, target);
      isReady = true;
      // Keeps a connection open, so that `restore` sees that the database is in use.
      await guard(probe);
      return report;
    },
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
