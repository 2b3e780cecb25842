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
 * Kysely's driver with two additions. A transaction takes the write lock when it begins: one that
 * first reads and then writes would fail when another process wrote in between. And what finds the
 * file locked is tried again until `patienceMilliseconds` have passed, while the server goes on
 * with other work.
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

  /** A full disk has ended the transaction already: what it says counts, not that this fails. */
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
