import { isUnavailable } from "~/domain/unavailable-error";
import type { OpenDatabase } from "./open-database.server";
import type { MigrationReport } from "./migrate.server";

const RETRY_MILLISECONDS = 5_000;

export interface KeepMigratingOptions {
  retryMilliseconds?: number;
  onMigrated(report: MigrationReport): void;
  /** Called at each attempt that finds no database. */
  onUnavailable(error: unknown): void;
  /** A later attempt failed for good. */
  onFailed(error: unknown): void;
}

/**
 * Brings the tables up to date when the server starts. Pages need no user database: when it does
 * not answer, this resolves and goes on trying behind the running server.
 *
 * @returns stops trying
 * @throws MigrationError from the first attempt.
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

  await attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
