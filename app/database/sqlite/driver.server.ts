import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from "kysely";
import { isBusy } from "./driver-errors";

const RETRY_PAUSE_MILLISECONDS = 20;
const NO_TRANSACTION = /no transaction is active/;

/**
 * Kysely's driver with two changes. A transaction takes the write lock at its start, because one
 * that reads before it writes would fail after a write by another process. A statement that finds
 * the file locked is retried for `patienceMilliseconds` without blocking the event loop.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #patienceMilliseconds: number;

  constructor(config: SqliteDialectConfig, patienceMilliseconds: number) {
    super(config);
    this.#patienceMilliseconds = patienceMilliseconds;
  }

  override async init(): Promise<void> {
    await retryWhileBusy(() => super.init(), this.#patienceMilliseconds);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const patience = this.#patienceMilliseconds;
    return {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
        retryWhileBusy(async () => connection.executeQuery<Row>(query), patience),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /**
   * Ignores a failing rollback when a full disk has already ended the transaction, because the
   * first error matters.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    } catch (error) {
      if (!(error instanceof Error && NO_TRANSACTION.test(error.message))) throw error;
    }
  }
}

async function retryWhileBusy<Result>(
  attempt: () => Promise<Result>,
  patienceMilliseconds: number,
): Promise<Result> {
  const deadline = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(RETRY_PAUSE_MILLISECONDS);
    }
  }
}
