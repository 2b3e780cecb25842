import { isUnavailable } from "~/domain/site/unavailable-error";
import type { OpenDatabase } from "./open-database.server";
import type { MigrationReport } from "./migrate.server";

const RETRY_MILLISECONDS = 5_000;
/** Only an operator mends this, so the log need not repeat it as often. */
const FAILED_RETRY_MILLISECONDS = 60_000;
/** A start does not wait longer for a database that is slow, or locked by another server. */
const START_PATIENCE_MILLISECONDS = 5_000;

export interface KeepMigratingOptions {
  retryMilliseconds?: number;
  failedRetryMilliseconds?: number;
  onMigrated(report: MigrationReport): void;
  /** Called at each attempt that finds no database. */
  onUnavailable(error: unknown): void;
  /** Called at each attempt that finds a database which only an operator can mend. */
  onFailed(error: unknown): void;
}

/**
 * Brings the tables up to date when the server starts. Pages need no user database: when it does
 * not answer soon, is damaged, or belongs to a newer release, this resolves and goes on trying
 * behind the running server, so that a restored file is taken without a restart.
 *
 * @returns stops trying
 */
export async function keepMigrating(
  database: Pick<OpenDatabase, "migrate">,
  {
    retryMilliseconds = RETRY_MILLISECONDS,
    failedRetryMilliseconds = FAILED_RETRY_MILLISECONDS,
    ...on
  }: KeepMigratingOptions,
): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function attempt(): Promise<void> {
    try {
      on.onMigrated(await database.migrate());
    } catch (error) {
      const isAway = isUnavailable(error);
      (isAway ? on.onUnavailable : on.onFailed)(error);
      const pause = isAway ? retryMilliseconds : failedRetryMilliseconds;
      if (!isStopped) timer = setTimeout(() => void attempt(), pause).unref();
    }
  }

  await waitForStart(attempt());
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Resolves with the first attempt, or when a start has waited long enough for it. */
async function waitForStart(attempt: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, START_PATIENCE_MILLISECONDS);
  });
  await Promise.race([attempt, patience]).finally(() => clearTimeout(timer));
}
