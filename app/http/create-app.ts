import express from "express";
import type { Express, RequestHandler } from "express";
import type { Logger } from "pino";
import type { ContentStore } from "~/content-store/content-store";
import { DEMO_ACCOUNTS_PATH } from "~/domain/accounts/demo-accounts";
import type { Locale } from "~/domain/locales/locale";
import type { SiteFeature } from "~/domain/site/site-features";
import type { SiteTheme } from "~/domain/site/site-theme";
import { answerErrors, showFaults } from "./answers/answer-errors";
import { checkOrigin } from "./security/check-origin";
import { checkUrl } from "./request-targets/check-url";
import { compressResponses } from "./answers/compress-responses.server";
import { forbidIndexing } from "./security/forbid-indexing";
import { findShellJson } from "./answers/find-shell-json.server";
import { limitCrawlers, type CrawlerLimits } from "./limits/crawler-limits";
import { limitBodies } from "./limits/limit-bodies";
import { limitMethods } from "./limits/limit-methods";
import { limitRequests, type LimitRequestsOptions } from "./limits/limit-requests";
import { logRequests } from "./logging/log-requests.server";
import { openPublicCalls } from "./security/open-public-calls";
import { protectSessions } from "./security/protect-sessions";
import { receivePings, type PingReceiver } from "./answers/receive-pings";
import { receiveReports } from "./logging/receive-reports";
import { redirectRequests } from "./redirects/redirect-requests";
import { refuseUnknownServices } from "./request-targets/refuse-unknown-services";
import { requireHttps } from "./security/require-https";
import { serveFeeds } from "./answers/serve-feeds";
import { serveHealth, type Health } from "./answers/serve-health";
import { servePageLists, type PageListFiles } from "./answers/serve-page-lists";
import { serveTwins, type TwinFiles } from "./answers/serve-twins";
import { servePageAssets } from "./answers/serve-page-assets";
import {
  servePageData,
  type DocumentFiles,
  type JsonText,
} from "./answers/serve-page-data";
import { serveMcp, type McpAnswers } from "./answers/serve-mcp";
import { servePublicData, type PublicData } from "./answers/serve-public-data";
import { serveDownloads, type DownloadFiles } from "./answers/serve-downloads";
import { serveDemoProvider, type ProviderHandler } from "./answers/serve-demo-provider";
import { servePlacements, type ServePlacementsOptions } from "./answers/serve-placements";
import { serveSearchApi, type SearchAnswers } from "./answers/serve-search-api";
import type { DataBody } from "./answers/send-data";
import { setPageCaching } from "./caching/set-page-caching";
import { setSecurityHeaders } from "./security/set-security-headers";
import { servePackages } from "./answers/serve-packages.server";
import { serveWorker, type ServeWorkerOptions } from "./answers/serve-worker.server";
import { serveTheme, type ThemeFileBody } from "./answers/serve-theme";
import type { AreaSitemap } from "./site-files/sitemap";
import { serveSiteFiles } from "./site-files/serve-site-files.server";
import type { IsTrusted } from "./client-address/trusted-networks.server";
import { countRequests, type RequestCounter } from "./usage/count-requests";
import "./request-state";

/** Machine-readable data of the areas beside the documentation. */
export interface AreaFiles extends AreaSitemap {
  findAreaJson: (path: string) => JsonText | null;
  findFeed: (path: string) => DataBody | null;
}

export interface AppOptions
  extends
    LimitRequestsOptions,
    Pick<ServePlacementsOptions, "placements">,
    Pick<ServeWorkerOptions, "worker" | "publicConfig" | "updatesOrigin"> {
  store: ContentStore;
  logger: Logger;
  siteName: string;
  /** Features that this server offers. */
  features: readonly SiteFeature[];
  /** True when `/` is a page; otherwise it redirects to the reader's locale. */
  hasHomepage: boolean;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Tells whether X-Forwarded headers from this address are trusted. */
  isTrustedProxy: IsTrusted;
  /** False for a copy of the site that search engines should not list. */
  isIndexable: boolean;
  /** Uses of the content that the operator allows; null: none stated. */
  contentSignals: string | null;
  /** Names of crawlers that robots.txt excludes. */
  deniedCrawlers: readonly string[];
  /** Origins that run code samples, for the Content-Security-Policy. */
  runnerOrigins: readonly string[];
  /** Further origins of images that the operator allows, for the Content-Security-Policy. */
  imageOrigins: readonly string[];
  /** Serves code samples on the site's own origin. */
  serveRunner: RequestHandler;
  isDevelopment: boolean;
  documents: DocumentFiles;
  /** Returns the JSON of a locale's home page. */
  readHomeJson: (locale: Locale) => JsonText;
  areas: AreaFiles;
  twins: TwinFiles;
  pageLists: PageListFiles;
  searchApi: SearchAnswers;
  mcp: McpAnswers;
  /** Archives to download; null or absent: none. */
  downloads?: DownloadFiles | null;
  publicData: PublicData;
  /** Answers the writers' tools; null or absent outside of WRITER_MODE. */
  writers?: RequestHandler | null;
  /** The built-in accounts provider; null or absent when the provider is external. */
  handleProvider?: ProviderHandler | null;
  /** Folder of content packages. */
  packagesFolder: string;
  /** Counts pages for operators; null or absent: nothing is counted. */
  counter?: RequestCounter | null;
  /** Keeps crawlers within limits; null or absent: they have none. */
  crawlers?: CrawlerLimits | null;
  /** Receives telemetry; null or absent: it is off. */
  pings?: PingReceiver | null;
  /** Files of the operator's theme. */
  themeAssets: readonly ThemeFileBody[];
  theme: SiteTheme;
  /** Serves built files, or Vite's in development. */
  serveFiles: RequestHandler;
  renderPages: RequestHandler;
  health: Health;
}

/** Creates the Express app: the middleware that each request passes, in order. */
export function createApp(options: AppOptions): Express {
  const { store, logger, documents } = options;
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);

  app.use(logRequests(logger, options.isTrustedProxy));
  app.use(countRequests(options.counter ?? null));
  app.use(protectSessions());
  app.use(openPublicCalls(options.siteOrigin));
  app.use(setSecurityHeaders(options));
  app.use(serveHealth(options.health, options.features));
  app.use(forbidIndexing(options));
  app.use(checkUrl());
  app.use(requireHttps(options));
  app.use(checkOrigin(options.siteOrigin));
  if (options.writers) app.use(options.writers);
  app.use(limitRequests(options));
  app.use(limitCrawlers(options.crawlers ?? null));
  app.use(receiveReports(options));
  app.use(servePlacements(options));
  app.use(receivePings(options.pings ?? null));
  app.use(refuseUnknownServices());
  app.use(compressResponses());
  app.use(options.serveRunner);
  app.use(serveWorker(options));
  app.use(servePackages(options));
  app.use(options.serveFiles);
  app.use(serveSearchApi(options.searchApi));
  app.use(servePublicData(options.publicData));
  app.use(serveDownloads(options.downloads ?? null));
  app.use(limitMethods());
  app.use(limitBodies(options));
  app.use(serveMcp(options));
  app.use(DEMO_ACCOUNTS_PATH, serveDemoProvider(options.handleProvider));
  app.use(serveTheme(options.themeAssets));
  app.use(serveSiteFiles(options));
  app.use(servePageLists(options));
  app.use(serveFeeds(options.areas.findFeed));
  app.use(redirectRequests(store, options));
  app.use(
    servePageData({
      store,
      documents,
      findPageJson: findShellJson({
        ...options,
        findAreaJson: options.areas.findAreaJson,
      }),
    }),
  );
  app.use(serveTwins(options));
  app.use(servePageAssets(store));
  app.use(setPageCaching(options));
  app.use(options.renderPages);
  app.use(showFaults(options.renderPages));
  app.use(answerErrors());
  return app;
}
