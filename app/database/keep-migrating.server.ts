import { isUnavailable } from "~/domain/unavailable-error";
import type { OpenDatabase } from "./open-database.server";
import type { MigrationReport } from "./migrate.server";

const RETRY_MILLISECONDS = 5_000;
/** A start does not wait longer for a database that is slow, or locked by another server. */
const START_PATIENCE_MILLISECONDS = 5_000;

export interface KeepMigratingOptions {
  retryMilliseconds?: number;
  onMigrated(report: MigrationReport): void;
  /** Called at each attempt that finds no database. */
  onUnavailable(error: unknown): void;
  /** The migration failed for good, after the server has started. */
  onFailed(error: unknown): void;
}

/**
 * Brings the tables up to date when the server starts. Pages need no user database: when it does
 * not answer soon, this resolves and goes on trying behind the running server.
 *
 * @returns stops trying
 * @throws MigrationError when that is known so soon.
 */
export async function keepMigrating(
  database: Pick<OpenDatabase, "migrate">,
  { retryMilliseconds = RETRY_MILLISECONDS, ...on }: KeepMigratingOptions,
): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function attempt(): Promise<void> {
    try {
      on.onMigrated(await database.migrate());
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      on.onUnavailable(error);
      if (!isStopped) timer = setTimeout(() => void retry(), retryMilliseconds).unref();
    }
  }
  const retry = () => attempt().catch(on.onFailed);

  await waitForStart(attempt(), on.onFailed);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Who no longer waits when the attempt fails is told by `onFailed`. */
async function waitForStart(
  attempt: Promise<void>,
  onFailed: (error: unknown) => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<"over">((resolve) => {
    timer = setTimeout(() => resolve("over"), START_PATIENCE_MILLISECONDS);
  });
  const first = await Promise.race([attempt, patience]).finally(() =>
    clearTimeout(timer),
  );
  if (first === "over") void attempt.catch(onFailed);
}
