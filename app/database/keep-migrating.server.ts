import { isUnavailable, UnavailableError } from "~/domain/site/unavailable-error";
import type { OpenDatabase } from "./open-database.server";
import type { MigrationReport } from "./migrate.server";

const RETRY_MILLISECONDS = 5_000;
/**
 * Longer than RETRY_MILLISECONDS because only an operator can repair this: fewer lines in the log.
 */
const FAILED_RETRY_MILLISECONDS = 60_000;
/** Limits how long the start waits for a database that is slow or locked by another server. */
const START_PATIENCE_MILLISECONDS = 5_000;

export interface KeepMigratingOptions {
  retryMilliseconds?: number;
  failedRetryMilliseconds?: number;
  onMigrated(report: MigrationReport): void;
  /** Called after each attempt that could not reach the database, and once the start no longer waits for the first. */
  onUnavailable(error: unknown): void;
  /** Called after each attempt that failed for a reason only an operator can repair. */
  onFailed(error: unknown): void;
}

/**
 * Runs the migrations at start. Resolves after START_PATIENCE_MILLISECONDS even when the database
 * is slow, damaged or newer than this release, because pages need no user database; it then keeps
 * trying in the background, so that a restored file is used without a restart.
 *
 * @returns a function that stops the attempts
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

  if (!(await waitForStart(attempt())))
    // A locked file is waited for ten times as long, and the log must not say "ready" alone meanwhile.
    on.onUnavailable(
      new UnavailableError(
        `It has not answered for ${START_PATIENCE_MILLISECONDS / 1000} s: another program may hold it locked, or its migration takes long`,
      ),
    );
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Resolves to true after the first attempt, or to false after START_PATIENCE_MILLISECONDS. */
async function waitForStart(attempt: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), START_PATIENCE_MILLISECONDS);
  });
  const done = attempt.then(() => true);
  return Promise.race([done, patience]).finally(() => clearTimeout(timer));
}
