import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "~/config.server";
import { ContentStoreError } from "~/content-store/errors";
import { openLiveContentStore } from "~/content-store/live-content-store.server";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { createUserServices } from "~/create-user-services.server";
import { MigrationError } from "~/database/errors";
import { keepMigrating } from "~/database/keep-migrating.server";
import { openDatabase } from "~/database/open-database.server";
import { createApp } from "~/http/create-app";
import { createLogger } from "~/http/create-logger.server";
import { drain, getPort, listen } from "~/http/listen.server";
import { MissingBuildError, openBuiltSite } from "~/http/open-built-site.server";
import { openDevelopmentSite } from "~/http/open-development-site.server";
import { waitForGo } from "~/http/wait-for-go.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { renderPages } from "~/render-pages.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createHomeService } from "~/services/home/index.server";
import { createSearchApi, createSearchService } from "~/services/search/index.server";
import { loadSessionSecret, SecretFileError } from "~/services/secrets/index.server";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** Errors whose message tells an operator what to do. */
const EXPLAINED = [ConfigError, MissingBuildError, MigrationError, SecretFileError];

await start().catch(fail);

async function start(): Promise<void> {
  await waitForGo();
  const config = readConfig(process.env);
  const isDevelopment = config.NODE_ENV === "development";
  const logger = createLogger({ level: config.LOG_LEVEL, isReadable: isDevelopment });

  const site = await (isDevelopment ? openDevelopmentSite() : openBuiltSite(ROOT));
  const content = openLiveContentStore({
    file: resolve(config.DATA_DIR, STORE_FILE_NAME),
    open: openContentStore,
    onSwap(version) {
      logger.info({ version }, "new content");
      site.refresh();
    },
    onError: (err) =>
      logger.error({ err }, "the new content can't be used; the old one stays"),
  });
  const { store } = content;
  const translate = loadContentStrings();
  const documents = createDocumentsService({ store: content.readCurrent, translate });
  const siteName = config.SITE_NAME;
  const home = createHomeService({ store: content.readCurrent, translate, siteName });
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
  const userServices = createUserServices({
    database,
    documents,
    siteOrigin: config.SITE_ORIGIN,
    sessionSecret: loadSessionSecret({ given: config.SESSION_SECRET, dataDir }),
  });

  const search = createSearchService({ store: content.readCurrent });
  const publicConfig = {
    siteOrigin: config.SITE_ORIGIN,
    siteName: config.SITE_NAME,
    isDevelopment,
  };

  const app = createApp({
    store,
    logger,
    isDevelopment,
    siteName: config.SITE_NAME,
    siteOrigin: config.SITE_ORIGIN,
    isIndexable: config.INDEXABLE && !isDevelopment,
    playgroundOrigin: config.PLAYGROUND_ORIGIN ?? null,
    documents,
    readHomeJson: home.readHomeJson,
    searchApi: createSearchApi(search, publicConfig),
    serveFiles: site.serveFiles,
    renderPages: renderPages({
      build: site.build,
      mode: config.NODE_ENV,
      shared: {
        config: publicConfig,
        services: { documents, home, search, ...userServices },
      },
    }),
  });

  const server = await listen(app, { port: config.PORT, host: config.HOST });
  logger.info({ url: `http://localhost:${getPort(server)}` }, "ready");

  let isClosing = false;
  async function close(signal: string): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, "closing");
    await drain(server);
    await site.close();
    content.close();
    stopMigrating();
    await database.close();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"])
    process.on(signal, () => void close(signal));
}

/** What an operator can mend is one line; anything else is a bug and keeps its stack. */
function fail(error: unknown): void {
  console.error(explainFailure(error) ?? error);
  process.exit(1);
}

function explainFailure(error: unknown): string | null {
  if (error instanceof ContentStoreError)
    return `${error.message}. Run \`npm run content\` to compile the content.`;
  if (EXPLAINED.some((expected) => error instanceof expected))
    return error instanceof Error ? error.message : null;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "The port is taken by another program: stop that one, or set PORT.";
  return null;
}
