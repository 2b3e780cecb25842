import { Kysely, sql } from "kysely";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createBreaker } from "./create-breaker";
import type { Engine, PoolCounts } from "./engine";
import { findEngine, type DatabaseLocation } from "./find-engine.server";
import { migrate, type MigrationReport } from "./migrate.server";
import type { Schema } from "./schema";
import type { UserDatabase } from "./user-database";

export interface OpenDatabaseOptions extends DatabaseLocation {
  /** What goes wrong between queries: nobody else would hear of it. */
  onError(error: unknown): void;
}

export interface OpenDatabase extends UserDatabase {
  /** Brings the tables up to date; until it has succeeded, queries are refused as unavailable. */
  migrate(): Promise<MigrationReport>;
  /** Null where there are no connections to count. */
  readPool(): PoolCounts | null;
  /** After the queries that are under way. */
  close(): Promise<void>;
}

/** Opens the user database. Connects to nothing before the first query. */
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
    if (!isReady) throw new UnavailableError("The user database is not up to date yet");
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
      // From now on others see that the database is in use: a restore waits for its end.
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
