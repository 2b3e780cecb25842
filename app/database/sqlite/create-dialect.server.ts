import { closeSync, existsSync, openSync } from "node:fs";
import { dirname } from "node:path";
import {
  SqliteAdapter,
  SqliteDialect,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";
import { makeFolder } from "~/make-folder.server";
import { Sqlite } from "~/sqlite.server";
import type { DialectOptions } from "../engine";
import { PatientSqliteDriver } from "./driver.server";

const PATIENCE_MILLISECONDS = 3_000;
const MIGRATION_PATIENCE_MILLISECONDS = 60_000;

/** SQLite supports DDL in transactions; the write lock keeps concurrent migrations out. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite in one file, opened at the first query. */
export function createDialect(options: DialectOptions): Dialect {
  const { isPatient } = options;
  const patience = isPatient ? MIGRATION_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS;
  // Opens the file in a promise, so that a failure is a rejected query.
  const config = { database: () => Promise.resolve().then(() => connect(options)) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new PatientSqliteDriver(config, patience),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/**
 * Time that a statement waits inside SQLite for another process. It is short because the wait
 * blocks the event loop, page views included; the driver waits the rest asynchronously.
 */
const BUSY_TIMEOUT_MILLISECONDS = 5;

/** There are about a hundred statements, plus variants for lists of different lengths. */
const MAX_STATEMENTS = 200;

/** File mode: other users of the machine must not read the data. */
const OWNER_ONLY = 0o600;

/** Opens the file; creates it when missing. */
function connect({ target: file, makesFolder }: DialectOptions): SqliteDatabase {
  if (makesFolder) makeFolder(dirname(file));
  else requireFolder(dirname(file));
  closeSync(openSync(file, "a", OWNER_ONLY));
  const database = new Sqlite(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
  database.pragma("journal_mode = WAL");
  // FULL: a committed write survives a power cut.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return keepStatements(database);
}

/** A typing mistake in DATABASE_URL would otherwise start an empty database, as if all accounts were lost. */
function requireFolder(folder: string): void {
  if (existsSync(folder)) return;
  const message = `there is no folder ${folder}. Make it, or correct DATABASE_URL`;
  throw Object.assign(new Error(message), { code: "ENOENT", path: folder });
}

/** Caches prepared statements, because preparing takes longer than running most of them. */
function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? database.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}
