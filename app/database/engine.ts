import type { ColumnDefinitionBuilder, Dialect, RawBuilder } from "kysely";

/** The differences between SQLite and PostgreSQL. */
export interface Engine {
  createDialect(options: DialectOptions): Dialect;
  /** Auto-incrementing primary key that never reuses a number, for migrations. */
  idColumn: IdColumn;
  /** Type of a text column that both engines sort by code point. */
  sortableType: RawBuilder<unknown>;
  /** Tells whether an error means that the database is unavailable, not that the query is wrong. */
  isUnavailable(error: unknown): boolean;
  /** Tells whether an error means that the database can be read, but not written: its disk is full, or read-only. */
  isReadOnly(error: unknown): boolean;
  /** Tells whether an error means that the stored data is corrupt. */
  isDamaged(error: unknown): boolean;
  /** Describes the database for operators, without its password. */
  describe(target: string): string;
  /**
   * Identifies the file at the target's path, so that one that was removed or replaced while it is
   * open is noticed; null when there is none, and always null for a server.
   */
  identifyFile(target: string): string | null;
  /** Tells whether the target is a file without a byte; never for a server. */
  isEmptyFile(target: string): boolean;
  /** Tells whether the query timed out, so that the next query would time out too. */
  isSilence(error: unknown): boolean;
}

/** A database and the engine that opens it. */
export interface EngineTarget {
  engine: Engine;
  /** File for SQLite, connection string for PostgreSQL. */
  target: string;
  /** True where the site chose the place itself, so that the folder of its file is made. */
  makesFolder: boolean;
}

export interface DialectOptions extends Omit<EngineTarget, "engine"> {
  /**
   * True for migrations, which have no statement timeout; any other query fails when it is slow.
   */
  isPatient: boolean;
  /** Receives errors that happen between queries, such as a lost connection. */
  onError(error: unknown): void;
  /** Receives the connection pool once it exists, for engines that have one. */
  onPool?: ((pool: PoolCounts) => void) | undefined;
}

/** Live counts of a connection pool. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface IdColumn {
  type: "integer" | "bigint";
  build(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
}

/**
 * Returns the code of a driver's error, such as ECONNREFUSED, SQLITE_BUSY or a SQLSTATE; else "".
 */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
