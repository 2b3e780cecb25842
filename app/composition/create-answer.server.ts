import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { createListener } from "~/http/server/create-listener";
import type { Lifecycle } from "~/http/server/lifecycle.server";
import { createRouteKindLookup } from "~/rendering/create-route-kind-lookup.server";
import { renderPages } from "~/rendering/render-pages.server";
import { renderRefusal } from "~/rendering/render-refusal.server";
import { createProgramAnswers } from "./create-program-answers.server";
import type { OpenMetrics } from "./open-metrics.server";
import type { Parts } from "./open-parts.server";

const BYTES_PER_MEGABYTE = 2 ** 20;

export interface AnswerOptions {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  /** Null when METRICS_PORT is unset. */
  metrics: OpenMetrics | null;
  version: string;
}

/** Creates the listener that answers the site's requests from the opened parts. */
export function createAnswer(parts: Parts, options: AnswerOptions) {
  const { publicConfig, content, services, userData, runner } = parts;
  const { logger, version } = options;
  return createListener({
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
    operator: listOperatorAnswers(parts, options),
    build: listBuildAnswers(parts, options),
  });
}

function listOperatorAnswers(
  { operator, themeAssets, content, userData, telemetry, usage, writers }: Parts,
  { config, lifecycle, metrics, version }: AnswerOptions,
) {
  const isDevelopment = config.NODE_ENV === "development";
  return {
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
    counter: usage.createCounter(content.answers.store),
    crawlers: usage.createCrawlerLimits(metrics?.countRefused),
  };
}

function listBuildAnswers(
  { site, writers, content, publicConfig, services }: Parts,
  { config }: AnswerOptions,
) {
  return {
    serveFiles: site.serveFiles,
    worker: site.worker,
    writers: writers?.handle ?? null,
    renderRefusal: renderRefusal(site.build),
    getRouteKind: createRouteKindLookup(site.build),
    renderPages: renderPages({
      build: site.build,
      mode: config.NODE_ENV,
      readContentVersion: content.readVersion,
      renderWriterBar: writers?.renderBar,
      shared: { config: publicConfig, services },
    }),
  };
}
