import { SqliteAdapter, SqliteDialect, type Dialect } from "kysely";
import type { DialectOptions } from "../engine";
import { connect } from "./connect.server";
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
export function createDialect({ target, isPatient }: DialectOptions): Dialect {
  const patience = isPatient ? MIGRATION_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS;
  // Opens the file in a promise, so that a failure is a rejected query.
  const config = { database: () => Promise.resolve().then(() => connect(target)) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new PatientSqliteDriver(config, patience),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
