import { fileURLToPath } from "node:url";
import { createProgramAnswers } from "~/composition/create-program-answers.server";
import { limitHeap } from "~/composition/limit-heap.server";
import { explainStartFailure } from "~/composition/explain-start-failure.server";
import { openContent } from "~/composition/open-content.server";
import { nameListenFailure } from "~/composition/name-listen-failure.server";
import { announceAddress, openLogger } from "~/composition/open-logger.server";
import { prepareMetrics } from "~/composition/open-metrics.server";
import { openOperatorServices } from "~/composition/open-operator-services.server";
import { openRunner } from "~/composition/open-runner.server";
import { openTelemetry } from "~/composition/open-telemetry.server";
import { openUsage } from "~/composition/open-usage.server";
import { openUserData } from "~/composition/open-user-data.server";
import { readVersion } from "~/composition/read-version.server";
import { listMisspelled, readConfig } from "~/config.server";
import { createListener } from "~/http/server/create-listener";
import { createLifecycle } from "~/http/server/lifecycle.server";
import { getPort, listen } from "~/http/server/listen.server";
import { openBuiltSite } from "~/http/server/open-built-site.server";
import { openDevelopmentSite } from "~/http/server/open-development-site.server";
import { waitForStartSignal } from "~/http/server/wait-for-start-signal.server";
import { toPublicConfig } from "~/public-config.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { findRouteKind } from "~/rendering/find-route-kind.server";
import { renderPages } from "~/rendering/render-pages.server";
import { renderRefusal } from "~/rendering/render-refusal.server";
import { openWriters } from "./writers/open-writers.server";
import type { Writers } from "./writers/create-writers.server";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const BYTES_PER_MEGABYTE = 2 ** 20;

await start().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});

async function start(): Promise<void> {
  limitHeap();
  await waitForStartSignal();
  const config = readConfig(process.env);
  const isDevelopment = config.NODE_ENV === "development";
  const logger = await openLogger(config);
  for (const doubt of listMisspelled(process.env)) logger.warn(doubt);

  const site = await (isDevelopment ? openDevelopmentSite() : openBuiltSite(ROOT));
  const { assets: themeAssets, ...look } = openSiteTheme(config);
  const publicConfig = toPublicConfig(config, look);
  const usage = openUsage({ config, logger });
  const telemetry = openTelemetry({ config, logger, openSeries: usage.openSeries });
  let writers: Writers | null = null;
  const content = openContent({
    config,
    publicConfig,
    logger,
    onSwap: () => (writers ? writers.announce() : site.refresh()),
    onNothingFound: usage.countEmptySearch,
  });
  const userData = await openUserData({
    config,
    documents: content.services.documents,
    findSources: content.findSources,
    logger,
    usage,
  });

  const operator = openOperatorServices({ config, logger });
  const services = { ...content.services, ...operator.services, ...userData.services };
  const { store } = content.answers;
  writers = await openWriters({
    config,
    logger,
    store: () => store,
    readStyles: site.readStyles,
  });

  const runner = await openRunner({ ...publicConfig, ...content.runner, config, logger });
  const lifecycle = createLifecycle();
  const version = readVersion(ROOT);
  const metrics = prepareMetrics(config, {
    version,
    readContentVersion: content.readVersion,
    readPool: userData.readPool,
    listUsage: usage.listTotals,
  });

  const answer = createListener({
    config: publicConfig,
    logger,
    runner,
    content: content.answers,
    programs: createProgramAnswers({
      config: publicConfig,
      content,
      services,
      version,
      logger,
    }),
    readers: userData.answers,
    operator: {
      ...operator.answers,
      themeAssets,
      pageCacheBytes:
        isDevelopment || writers ? 0 : config.PAGE_CACHE_MB * BYTES_PER_MEGABYTE,
      isIndexable: config.INDEXABLE && !isDevelopment,
      contentSignals: config.CONTENT_SIGNALS,
      deniedCrawlers: config.DENIED_CRAWLERS,
      isTrustedProxy: config.TRUSTED_PROXIES,
      health: {
        version,
        commit: config.GIT_SHA,
        build: config.RUN_ID,
        isDraining: lifecycle.isDraining,
        readContentState: content.readState,
        readDatabaseState: userData.readState,
      },
      onRefused: metrics?.countRefused,
      onPageCache: metrics?.countPageCache,
      pings: telemetry,
      counter: usage.createCounter(store),
      crawlers: usage.createCrawlerLimits(metrics?.countRefused),
    },
    build: {
      serveFiles: site.serveFiles,
      worker: site.worker,
      writers: writers?.handle ?? null,
      renderRefusal: renderRefusal(site.build),
      findRouteKind: findRouteKind(site.build),
      renderPages: renderPages({
        build: site.build,
        mode: config.NODE_ENV,
        readContentVersion: content.readVersion,
        renderWriterBar: writers?.renderBar,
        shared: { config: publicConfig, services },
      }),
    },
  });

  const { PORT: port, HOST: host } = config;
  const server = await nameListenFailure(
    listen(runner.splitHosts(answer), { port, host }),
    { port: ["PORT", port], host: ["HOST", host] },
  );
  await metrics?.open(server);
  lifecycle.attach(server, {
    logger,
    delaySeconds: config.DRAIN_SECONDS,
    onDrain() {
      writers?.close();
      userData.endAnswers();
    },
    drainOthers: runner.close,
    closers: [
      () => metrics?.close(),
      () => telemetry?.close(),
      site.close,
      content.close,
      userData.close,
    ],
  });
  content.warmUp();
  announceAddress(`http://localhost:${getPort(server)}`, logger);
}
