import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { FindSources } from "~/services/ai-help/index.server";
import type { DocumentsService } from "~/services/documents/index.server";
import { keepMigrating } from "~/database/keep-migrating.server";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import type { ReaderAnswers } from "~/http/app-options";
import {
  createRateLimits,
  createRequestLimits,
} from "~/services/rate-limits/index.server";
import { createSecrets, loadSessionSecret } from "~/services/secrets/index.server";
import {
  listScheduledJobs,
  startScheduledJobs,
} from "~/services/scheduled-jobs/index.server";
import { toReason } from "~/domain/text/to-reason";
import { createAiProviders } from "./create-ai-providers.server";
import { createSignInSetup, readProviderConfig } from "./create-sign-in-setup.server";
import {
  createUserServices,
  type UserServices,
  type UserServicesOptions,
} from "./create-user-services.server";
import { describeNotices, openNotices, readNotices } from "./open-notices.server";
import type { Usage } from "./open-usage.server";
import { tellOutage } from "./tell-outage.server";

/** Leaves answers of AI Help most of the time in which running requests may end. */
const ANSWER_MILLISECONDS = 6_000;
/** Lets the server end while the database hangs. */
const CLOSE_TIMEOUT_MILLISECONDS = 1_500;

export interface UserDataOptions {
  config: Config;
  documents: UserServicesOptions["documents"] & Pick<DocumentsService, "hasDocument">;
  findSources: FindSources;
  logger: Logger;
  /** Counts for operators, which the user database keeps. */
  usage: Pick<Usage, "startFlushing" | "countVote">;
}

export interface UserData {
  services: UserServices;
  /** Dependencies of the HTTP layer. */
  answers: ReaderAnswers;
  /** Null for an embedded database. */
  readPool: OpenDatabase["readPool"];
  readState: OpenDatabase["readState"];
  /** Cuts answers of AI Help off in time, before the connections of their readers are closed. */
  endAnswers(): void;
  close(): Promise<void>;
}

/**
 * Opens the user database and its services. An unusable database disables the forms that need it,
 * not the server.
 *
 * @throws ConfigError, ConfigFileError, SecretFileError
 */
export async function openUserData({
  config,
  documents,
  findSources,
  logger,
  usage,
}: UserDataOptions): Promise<UserData> {
  const { DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin } = config;
  const remote = readProviderConfig(config);
  // Before the migrations: a start that is refused must leave the database to the former release.
  const read = readNotices(config);
  const sessionSecret = loadSessionSecret({ given: config.SESSION_SECRET, dataDir });
  const signIn = createSignInSetup({
    siteOrigin,
    sessionSecret,
    remote,
    onProviderError: (err) =>
      logger.warn({ err }, "the demo accounts could not answer a request"),
  });
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataDir,
    onError: (err) => logger.error({ err }, "connection to the user database lost"),
    onRemoved: () =>
      logger.fatal(
        "The file of the user database was removed or replaced: what readers save is lost. Restore a backup and restart.",
      ),
  });
  let stopScheduledJobs: (() => void) | undefined;
  let stopFlushing: (() => Promise<void>) | undefined;
  const outage = tellOutage(logger, {
    failed: "user database unavailable: pages are served, forms are not",
    over: "user database available: forms are served",
  });
  const stopMigrating = await keepMigrating(database, {
    onMigrated(report) {
      outage.end();
      const { done, total, place, wasEmptyFile } = report;
      // In a wrong place, it looks as if all accounts were lost; an empty file may have held them.
      if (wasEmptyFile)
        logger.warn(
          `The file ${place} was empty, and has a new user database now. If it should have had accounts, stop the server and restore a backup.`,
        );
      else if (done.length === total) logger.info(`made a new user database: ${place}`);
      else logger.debug(report, "user database is up to date");
      stopFlushing = usage.startFlushing(database);
      stopScheduledJobs = startScheduledJobs(
        listScheduledJobs({ documents, usageDays: config.STATS_DAYS }),
        {
          database,
          onDone: (job, rows) => logger.debug({ job, rows }, "a daily job is done"),
          onError: (job, err) => logger.error({ job, err }, "a daily job failed"),
        },
      );
    },
    onUnavailable: outage.fail,
    onFailed: (error) =>
      logger.fatal(
        `User database unusable: pages are served, forms are not. ${toReason(error)}`,
      ),
  });
  const notices = openNotices({ read, config, database, sessionSecret, logger });
  const services = createUserServices({
    database,
    notices,
    documents,
    siteOrigin,
    sessionSecret,
    signIn,
    aiHelp: { findSources, providers: createAiProviders(config, loadContentStrings()) },
    onVote: usage.countVote,
    hasRateLimits: config.RATE_LIMITS,
    isScannable: config.OBSERVATORY_ALLOW_PRIVATE,
    onError: (err) =>
      logger.error({ err }, "a request of a reader or of the accounts provider failed"),
  });
  return {
    services,
    answers: {
      ...describeNotices(notices),
      handleProvider: signIn.handleProvider,
      requestLimits: config.RATE_LIMITS
        ? createRequestLimits({ shared: shareLimits(config, database, sessionSecret) })
        : null,
    },
    readPool: database.readPool,
    readState: database.readState,
    endAnswers() {
      setTimeout(() => void services.aiHelp.close(), ANSWER_MILLISECONDS).unref();
    },
    async close() {
      stopMigrating();
      stopScheduledJobs?.();
      const closing = Promise.all([
        services.aiHelp.close(),
        notices.placements?.close(),
        stopFlushing?.(),
      ]).then(() => database.close());
      await Promise.race([closing, wait(CLOSE_TIMEOUT_MILLISECONDS)]);
    },
  };
}

/** Returns null for an embedded database: one server uses it, so counting in memory is enough. */
function shareLimits(
  { DATABASE_URL: url }: Pick<Config, "DATABASE_URL">,
  database: OpenDatabase,
  sessionSecret: string,
) {
  if (!url?.startsWith("postgres")) return null;
  return createRateLimits({ database, hash: createSecrets(sessionSecret).hash });
}
