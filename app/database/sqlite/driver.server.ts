import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from "kysely";
import { createBreaker } from "~/resilience/create-breaker";
import { isBusy } from "./driver-errors";

const RETRY_PAUSE_MILLISECONDS = 20;
const NO_TRANSACTION = /no transaction is active/;

/**
 * Kysely's driver with three changes. A transaction takes the write lock at its start, because one
 * that reads before it writes would fail after a write by another process. A statement that finds
 * the file locked is retried for `patienceMilliseconds` without blocking the event loop, and without
 * keeping the connection, so that reads, which need no lock, do not wait for it. Once one has waited in
 * vain, the others that find the file locked fail at once, until a probe gets the lock.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #patienceMilliseconds: number;
  /** Ends when the statements that wait for the lock have it, or have given up. */
  #line = Promise.resolve();
  /** Connections of open transactions, by what Kysely has in their place. */
  readonly #open = new WeakMap<DatabaseConnection, DatabaseConnection>();
  /** Open while the lock is held for longer than a statement waits. */
  readonly #breaker = createBreaker({
    name: "The user database's lock",
    isSilence: isBusy,
    probe: () => this.#probe(),
  });

  constructor(config: SqliteDialectConfig, patienceMilliseconds: number) {
    super(config);
    this.#patienceMilliseconds = patienceMilliseconds;
  }

  override async init(): Promise<void> {
    await this.#retryWhileBusy(() => super.init());
  }

  /** Returns a stand-in that takes the only connection for each statement, or for a transaction. */
  override acquireConnection(): Promise<DatabaseConnection> {
    const standIn: DatabaseConnection = {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const open = this.#open.get(standIn);
        return open
          ? // Not in line, where others may wait for the connection of this transaction.
            this.#retryWhileBusy(() => open.executeQuery<Row>(query), retryNow)
          : this.#retryWhileBusy(() => this.#runAlone<Row>(query));
      },
      streamQuery: () => {
        throw new Error("Rows of SQLite are read at once, not as a stream");
      },
    };
    return Promise.resolve(standIn);
  }

  override async releaseConnection(standIn?: DatabaseConnection): Promise<void> {
    if (standIn && this.#open.delete(standIn)) await super.releaseConnection();
  }

  override async beginTransaction(standIn: DatabaseConnection): Promise<void> {
    const connection = await this.#retryWhileBusy(() => this.#begin());
    this.#open.set(standIn, connection);
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

  override async destroy(): Promise<void> {
    this.#breaker.stop();
    await super.destroy();
  }

  async #begin(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    try {
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
      return connection;
    } catch (error) {
      await super.releaseConnection();
      throw error;
    }
  }

  async #probe(): Promise<void> {
    const connection = await this.#begin();
    try {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    } finally {
      await super.releaseConnection();
    }
  }

  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await super.acquireConnection();
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      await super.releaseConnection();
    }
  }

  async #retryWhileBusy<Result>(
    attempt: () => Promise<Result>,
    start = (retry: () => Promise<Result>) => this.#waitInLine(retry),
  ): Promise<Result> {
    const deadline = performance.now() + this.#patienceMilliseconds;
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      return start(() => retryUntil(deadline, attempt, error));
    }
  }

  /** One statement retries at a time, because each attempt blocks the event loop for some milliseconds. */
  #waitInLine<Result>(retry: () => Promise<Result>): Promise<Result> {
    const turn = this.#line.then(() => this.#breaker.run(retry));
    this.#line = turn.then(ignore, ignore);
    return turn;
  }
}

/** Throws the last error once the deadline has passed, the given one where it passed in the line. */
async function retryUntil<Result>(
  deadline: number,
  attempt: () => Promise<Result>,
  busy: unknown,
): Promise<Result> {
  let last = busy;
  while (performance.now() < deadline) {
    await wait(RETRY_PAUSE_MILLISECONDS);
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      last = error;
    }
  }
  throw last;
}

function retryNow<Result>(retry: () => Promise<Result>): Promise<Result> {
  return retry();
}

function ignore(): void {
  // The statement's own promise has the outcome.
}
