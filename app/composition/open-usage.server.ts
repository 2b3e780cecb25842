import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { ContentStore } from "~/content-store/content-store";
import { createCrawlerLimits } from "~/http/limits/crawler-limits";
import { isKnownPage } from "~/http/page-cache/is-known-page";
import { createAgentClassifier } from "~/http/usage/classify-agent";
import { createRequestCounter } from "~/http/usage/count-requests";
import type { UserDatabase } from "~/database/user-database";
import type { OpenSeries } from "~/domain/operations/usage";
import {
  createUsageCounts,
  startUsageFlushing,
  toCountedTerm,
} from "~/services/usage-counts/index.server";
import { tellOutage } from "./tell-outage.server";

export interface OpenUsageOptions {
  config: Pick<Config, "STATS_DAYS" | "RATE_LIMITS" | "TRUSTED_PROXIES">;
  logger: Logger;
}

/** Opens the counts for operators, and the limits of crawlers. */
export function openUsage({ config, logger }: OpenUsageOptions) {
  const { STATS_DAYS: days } = config;
  const usage = createUsageCounts();
  const classify = createAgentClassifier();
  const openSeries: OpenSeries = days === 0 ? () => () => undefined : usage.openSeries;
  const countSearch = openSeries({ kind: "empty-search", surface: "", client: "" });
  return {
    openSeries,
    listTotals: usage.listTotals,
    /** Counts a search without result, unless its words may be private. */
    countEmptySearch(query: string): void {
      const term = toCountedTerm(query);
      if (term !== null) countSearch(term);
    },
    countVote: openSeries({ kind: "vote", surface: "", client: "" }),
    /** Null when nothing is counted. */
    createCounter: (store: Pick<ContentStore, "findCanonicalUrl" | "findAreaUrl">) =>
      days === 0
        ? null
        : createRequestCounter({
            openSeries,
            classify,
            isKnown: (path) => isKnownPage(path, store),
          }),
    /** Null when RATE_LIMITS is off. */
    createCrawlerLimits: (onRefused: ((name: string) => void) | undefined) =>
      config.RATE_LIMITS
        ? createCrawlerLimits({
            classify,
            isTrustedProxy: config.TRUSTED_PROXIES,
            onRefused,
          })
        : null,
    /** Starts writing the counts; returns a function that writes the last ones. */
    startFlushing(database: UserDatabase): () => Promise<void> {
      if (days === 0) return () => Promise.resolve();
      const outage = tellOutage(logger, {
        failed: "usage counts are kept until a later minute",
        over: "usage counts are written",
      });
      return startUsageFlushing(usage, {
        database,
        onWritten: outage.end,
        onError: outage.fail,
      });
    },
  };
}

export type Usage = ReturnType<typeof openUsage>;
