import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "~/config.server";
import { openLiveContentStore } from "~/content-store/live-content-store.server";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { explainStartFailure } from "~/explain-start-failure.server";
import { createApp } from "~/http/create-app";
import { createLogger } from "~/http/create-logger.server";
import { drain, getPort, listen } from "~/http/listen.server";
import { openBuiltSite } from "~/http/open-built-site.server";
import { openDevelopmentSite } from "~/http/open-development-site.server";
import { waitForGo } from "~/http/wait-for-go.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { openPlans } from "~/open-plans.server";
import { openUserData } from "~/open-user-data.server";
import { toPublicConfig } from "~/public-config.server";
import { readVersion } from "~/read-version.server";
import { renderPages } from "~/render-pages.server";
import { createAreasService } from "~/services/areas/index.server";
import { createCommunityService } from "~/services/community/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createHomeService } from "~/services/home/index.server";
import { createSearchApi, createSearchService } from "~/services/search/index.server";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

await start().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});

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
      warmUpSearch();
    },
    onError: (err) =>
      logger.error({ err }, "the new content can't be used; the old one stays"),
  });
  const readStore = content.readCurrent;
  const translate = loadContentStrings();
  const documents = createDocumentsService({ store: readStore, translate });
  const publicConfig = toPublicConfig(config);
  const areas = createAreasService({ ...publicConfig, store: readStore, translate });
  const community = createCommunityService({
    apiUrl: config.CODE_HOST_API_URL ?? null,
    onError: (err) => logger.warn({ err }, "the code host doesn't answer"),
  });
  const home = createHomeService({
    ...{ ...publicConfig, store: readStore, translate },
    listNews: areas.listNews,
    findFeaturedContributor: areas.findFeaturedContributor,
  });
  const search = createSearchService({ store: readStore });
  const plans = openPlans(config, logger);
  function warmUpSearch(): void {
    search.warmUp().catch((err: unknown) => logger.error({ err }, "no search ahead"));
  }
  const userData = await openUserData({ config, documents, logger });

  const app = createApp({
    ...publicConfig,
    store: content.store,
    logger,
    isIndexable: config.INDEXABLE && !isDevelopment,
    playgroundOrigin: config.PLAYGROUND_ORIGIN ?? null,
    documents,
    readHomeJson: home.readHomeJson,
    searchApi: createSearchApi(search, publicConfig),
    serveFiles: site.serveFiles,
    health: { version: readVersion(ROOT), isDatabaseReady: userData.isReady },
    renderPages: renderPages({
      build: site.build,
      mode: config.NODE_ENV,
      shared: {
        config: publicConfig,
        services: {
          areas,
          community,
          documents,
          home,
          plans,
          search,
          ...userData.services,
        },
      },
    }),
  });

  const server = await listen(app, { port: config.PORT, host: config.HOST });
  logger.info({ url: `http://localhost:${getPort(server)}` }, "ready");
  warmUpSearch();

  let isClosing = false;
  async function close(signal: string): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, "closing");
    await drain(server);
    await site.close();
    content.close();
    await userData.close();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"])
    process.on(signal, () => void close(signal));
}
