import { SqliteAdapter, SqliteDialect, type Dialect } from "kysely";
import type { DialectOptions } from "../engine";
import { connect } from "./connect.server";
import { PatientSqliteDriver } from "./driver.server";

const PATIENCE_MILLISECONDS = 3_000;
const MIGRATION_PATIENCE_MILLISECONDS = 60_000;

/** SQLite changes tables inside a transaction, whose write lock keeps other migrations out. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite in one file, opened at the first query. */
export function createDialect({ target, isPatient }: DialectOptions): Dialect {
  const patience = isPatient ? MIGRATION_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS;
  // The driver opens the file: a problem with it is a rejected query like any other.
  const config = { database: () => Promise.resolve().then(() => connect(target)) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new PatientSqliteDriver(config, patience),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
