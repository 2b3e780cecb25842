import { Kysely, Migrator, type MigrationResult } from "kysely";
import { suggestDiskRemedy } from "~/domain/operations/disk-remedy";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { toReason } from "~/domain/text/to-reason";
import { readErrorCode, type Engine, type EngineTarget } from "./engine";
import { MigrationError } from "./errors";
import { MIGRATIONS } from "./migrations/index";

export interface MigrationReport {
  /** Names of the steps that ran in this call. */
  done: string[];
  /** Number of all known steps. */
  total: number;
  /** Place of the database, without its password. */
  place: string;
  /** Whether the file was there without a byte before this call, as a failed copy leaves it. */
  wasEmptyFile: boolean;
}

/**
 * Runs the pending migrations over a connection of its own. Several servers may call it at once:
 * one holds the lock and migrates, the others wait and find nothing to do.
 *
 * @throws UnavailableError when the database does not answer, MigrationError when a step fails.
 */
export async function migrate({
  engine,
  target,
  makesFolder,
}: EngineTarget): Promise<MigrationReport> {
  const wasEmptyFile = engine.isEmptyFile(target);
  const dialect = engine.createDialect({
    target,
    makesFolder,
    isPatient: true,
    onError: () => undefined,
  });
  const db = new Kysely<unknown>({ dialect });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(listSteps(engine)) },
    nameComparator: (a, b) => (a < b ? -1 : 1),
  });
  try {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw toMigrationError(error, results, { engine, target });
    const done = results.map(({ migrationName }) => migrationName);
    const place = engine.describe(target);
    return { done, total: MIGRATIONS.length, place, wasEmptyFile };
  } finally {
    await db.destroy();
  }
}

function listSteps(engine: Engine) {
  const columns = { id: engine.idColumn, sortable: engine.sortableType };
  return Object.fromEntries(
    MIGRATIONS.map(({ name, up }) => [
      name,
      { up: (db: Kysely<unknown>) => up(db, columns) },
    ]),
  );
}

/** Matches Kysely's error for an applied step that this release does not have. */
const UNKNOWN_STEP = /previously executed migration (\S+) is missing/;

function toMigrationError(
  error: unknown,
  results: readonly MigrationResult[],
  { engine, target }: { engine: Engine; target: string },
): Error {
  const reason = toReason(error);
  const name = `The user database ${engine.describe(target)}`;
  if (engine.isDamaged(error))
    return new MigrationError(
      `${name} is damaged (${reason}). Stop the server and restore a backup: docs/operations.md, "Back up and restore".`,
      { cause: error },
    );
  if (engine.isUnavailable(error))
    return new UnavailableError(
      `${name} does not answer: ${reason}${readRemedy(error)}`,
      {
        cause: error,
      },
    );
  const newer = UNKNOWN_STEP.exec(reason)?.[1];
  if (newer !== undefined)
    return new MigrationError(
      `${name} belongs to a newer release: it has step ${newer}, which this release does not know. Start that release, or restore the backup made before the update: docs/operations.md, "Update the software".`,
      { cause: error },
    );
  const failed = results.find(({ status }) => status === "Error");
  const step = failed ? ` at step ${failed.migrationName}` : "";
  return new MigrationError(
    `${name} can't be migrated${step}: ${reason}${readRemedy(error)}`,
    { cause: error },
  );
}

/** A PostgreSQL has its own codes, and its operator another disk. */
function readRemedy(error: unknown): string {
  const remedy = suggestDiskRemedy(
    readErrorCode(error),
    "move it by DATA_DIR or DATABASE_URL to",
  );
  return remedy === null ? "" : `. ${remedy}`;
}
