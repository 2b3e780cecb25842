import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "~/config.server";
import {
  createSignInSetup,
  readProviderConfig,
  type SignInSetup,
} from "./create-sign-in-setup.server";
import {
  createUserServices,
  type UserServicesOptions,
} from "./create-user-services.server";
import { keepMigrating } from "~/database/keep-migrating.server";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import {
  createRateLimits,
  createRequestLimits,
  type RequestLimits,
} from "~/services/rate-limits/index.server";
import { createSecrets, loadSessionSecret } from "~/services/secrets/index.server";
import { createUpkeep, startUpkeep } from "~/services/upkeep/index.server";

/** A database that hangs does not keep the server from ending. */
const CLOSE_TIMEOUT_MILLISECONDS = 1_500;
/** Whoever asks for the state of the server does not wait longer. */
const READY_TIMEOUT_MILLISECONDS = 1_000;

export interface UserDataOptions {
  config: Config;
  documents: UserServicesOptions["documents"];
  logger: Logger;
}

export interface UserData {
  services: ReturnType<typeof createUserServices>;
  /** Null for an embedded database. */
  readPool: OpenDatabase["readPool"];
  /** Whether the database answers, and soon. */
  isReady(): Promise<boolean>;
  handleProvider: SignInSetup["handleProvider"];
  /** Of whole kinds of requests; null where the configuration wants none. */
  requestLimits: RequestLimits | null;
  close(): Promise<void>;
}

/**
 * Opens the user database and what stands on it. Throws ConfigError and SecretFileError;
 * a database that can't be used costs the forms that need it, not the server.
 */
export async function openUserData({
  config,
  documents,
  logger,
}: UserDataOptions): Promise<UserData> {
  const { DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin } = config;
  const remote = readProviderConfig(config);
  const sessionSecret = loadSessionSecret({ given: config.SESSION_SECRET, dataDir });
  const signIn = createSignInSetup({
    ...{ siteOrigin, sessionSecret, remote },
    onProviderError: (err) =>
      logger.warn({ err }, "the demo accounts could not answer a request"),
  });
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataDir,
    onError: (err) => logger.error({ err }, "connection to the user database lost"),
  });
  let stopUpkeep: (() => void) | undefined;
  const stopMigrating = await keepMigrating(database, {
    onMigrated(report) {
      logger.debug(report, "user database is up to date");
      stopUpkeep = startUpkeep(createUpkeep({ database }), {
        onRemoved: (count) => logger.debug({ count }, "old AI conversations removed"),
        onError: (err) => logger.error({ err }, "what is too old was not removed"),
      });
    },
    onUnavailable: (err) =>
      logger.error({ err }, "no user database: pages are served, forms are not"),
    onFailed: (error) =>
      logger.fatal(
        `No user database: pages are served, forms are not. ${toMessage(error)}`,
      ),
  });
  return {
    services: createUserServices({
      database,
      documents,
      siteOrigin,
      sessionSecret,
      signIn,
      isScannable: config.OBSERVATORY_ALLOW_PRIVATE,
      onError: (err) => logger.error({ err }, "a reader could not be signed in or out"),
    }),
    readPool: database.readPool,
    isReady: () =>
      Promise.race([
        findWhetherReady(database),
        wait(READY_TIMEOUT_MILLISECONDS, false, { ref: false }),
      ]),
    handleProvider: signIn.handleProvider,
    requestLimits: config.RATE_LIMITS
      ? createRequestLimits({ shared: shareLimits(config, database, sessionSecret) })
      : null,
    async close() {
      stopMigrating();
      stopUpkeep?.();
      await Promise.race([database.close(), wait(CLOSE_TIMEOUT_MILLISECONDS)]);
    },
  };
}

/** Null for an embedded database, which is this server's alone: memory counts as well, and faster. */
function shareLimits(
  { DATABASE_URL: url }: Pick<Config, "DATABASE_URL">,
  database: OpenDatabase,
  sessionSecret: string,
) {
  if (!url?.startsWith("postgres")) return null;
  return createRateLimits({ database, hash: createSecrets(sessionSecret).hash });
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

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
