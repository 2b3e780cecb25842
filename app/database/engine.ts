import type { ColumnDefinitionBuilder, Dialect, RawBuilder } from "kysely";

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  createDialect(options: DialectOptions): Dialect;
  /** A primary key that counts up and never gives a number twice, for migrations. */
  idColumn: IdColumn;
  /** Type of a text column that both engines sort alike: by the numbers of its characters. */
  sortableType: RawBuilder<unknown>;
  /** Whether an error says that the database does not answer, rather than that we asked wrongly. */
  isUnavailable(error: unknown): boolean;
  /** Whether an error says that the stored data itself can't be read. */
  isDamaged(error: unknown): boolean;
  /** Names the database for operators, without its password. */
  describe(target: string): string;
  /** Whether the wait for an answer was in vain: who asks next would only wait again. */
  isSilence(error: unknown): boolean;
}

export interface DialectOptions {
  /** A file for SQLite, a connection string for PostgreSQL. */
  target: string;
  /** Migrations have all the time they need; any other query that takes long fails. */
  isPatient: boolean;
  /** What goes wrong between queries, such as a connection that is cut. */
  onError(error: unknown): void;
  /** Given the pool of connections when it is made, by an engine that has one. */
  onPool?: ((pool: PoolCounts) => void) | undefined;
}

/** Connections, as they are at the moment of reading. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface IdColumn {
  type: "integer" | "bigint";
  build(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
}

/** The code of a driver's error, such as ECONNREFUSED, SQLITE_BUSY or a SQLSTATE. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
