import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "./config.server";
import {
  createUserServices,
  type UserServicesOptions,
} from "./create-user-services.server";
import { keepMigrating } from "./database/keep-migrating.server";
import { openDatabase, type OpenDatabase } from "./database/open-database.server";
import { loadSessionSecret } from "./services/secrets/index.server";

/** A database that hangs does not keep the server from ending. */
const CLOSE_TIMEOUT_MILLISECONDS = 1_500;
/** Whoever asks for the state of the server does not wait longer. */
const READY_TIMEOUT_MILLISECONDS = 1_000;

export interface UserDataOptions {
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR" | "SESSION_SECRET" | "SITE_ORIGIN">;
  documents: UserServicesOptions["documents"];
  logger: Logger;
}

export interface UserData {
  services: ReturnType<typeof createUserServices>;
  /** Whether the database answers, and soon. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the user database and what stands on it. Throws MigrationError and SecretFileError; a
 * database that doesn't answer costs the forms that need it, not the server.
 */
export async function openUserData({
  config,
  documents,
  logger,
}: UserDataOptions): Promise<UserData> {
  const dataDir = config.DATA_DIR;
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataDir,
    onError: (err) => logger.error({ err }, "connection to the user database lost"),
  });
  const stopMigrating = await keepMigrating(database, {
    onMigrated: (report) => logger.debug(report, "user database is up to date"),
    onUnavailable: (err) =>
      logger.error({ err }, "no user database: pages are served, forms are not"),
    onFailed: (err) => logger.fatal({ err }, "user database can't be used"),
  });
  return {
    services: createUserServices({
      database,
      documents,
      siteOrigin: config.SITE_ORIGIN,
      sessionSecret: loadSessionSecret({ given: config.SESSION_SECRET, dataDir }),
    }),
    isReady: () =>
      Promise.race([
        findWhetherReady(database),
        wait(READY_TIMEOUT_MILLISECONDS, false, { ref: false }),
      ]),
    async close() {
      stopMigrating();
      await Promise.race([database.close(), wait(CLOSE_TIMEOUT_MILLISECONDS)]);
    },
  };
}

async function findWhetherReady(database: OpenDatabase): Promise<boolean> {
  try {
    await database.query((db) =>
      db.selectFrom("rate_limits").select("key").limit(1).execute(),
    );
    return true;
  } catch {
    return false;
  }
}
