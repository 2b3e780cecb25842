import express from "express";
import type { Express, RequestHandler } from "express";
import type { Logger } from "pino";
import type { ContentStore } from "~/content-store/content-store";
import { DEMO_ACCOUNTS_PATH } from "~/domain/demo-accounts";
import type { Locale } from "~/domain/locale";
import type { SiteFeature } from "~/domain/site-features";
import { answerErrors, showFaults } from "./answer-errors";
import { checkOrigin } from "./check-origin";
import { checkUrl } from "./check-url";
import { compressResponses } from "./compress-responses.server";
import { forbidIndexing } from "./forbid-indexing";
import { findShellJson } from "./find-shell-json.server";
import { limitBodies } from "./limit-bodies";
import { limitMethods } from "./limit-methods";
import { limitRequests, type LimitRequestsOptions } from "./limit-requests";
import { logRequests } from "./log-requests.server";
import { protectSessions } from "./protect-sessions";
import { receiveReports } from "./receive-reports";
import { redirectRequests } from "./redirect-requests";
import { refuseUnknownServices } from "./refuse-unknown-services";
import { requireHttps } from "./require-https";
import { serveFeeds } from "./serve-feeds";
import { serveHealth, type Health } from "./serve-health";
import { servePageAssets } from "./serve-page-assets";
import { servePageData, type DocumentFiles, type JsonText } from "./serve-page-data";
import { serveDemoProvider, type ProviderHandler } from "./serve-demo-provider";
import { serveSearchApi, type SearchAnswers } from "./serve-search-api";
import type { DataBody } from "./send-data";
import { setPageCaching } from "./set-page-caching";
import { setSecurityHeaders } from "./set-security-headers";
import type { AreaSitemap } from "./site-files/sitemap";
import { serveSiteFiles } from "./site-files/serve-site-files.server";
import type { IsTrusted } from "./trusted-networks.server";
import "./request-state";

/** What the areas beside the documentation have for machines. */
export interface AreaFiles extends AreaSitemap {
  findAreaJson: (path: string) => JsonText | null;
  findFeed: (path: string) => DataBody | null;
}

export interface AppOptions extends LimitRequestsOptions {
  store: ContentStore;
  logger: Logger;
  siteName: string;
  /** The areas that this server has. */
  features: readonly SiteFeature[];
  /** Whether `/` is a page of its own, not a way to the reader's language. */
  hasHomepage: boolean;
  /** Without a slash at the end. */
  siteOrigin: string;
  /** Whether a proxy is believed when it says for whom it asks. */
  isTrustedProxy: IsTrusted;
  /** False for a copy of the site that search engines should not list. */
  isIndexable: boolean;
  /** Origins that run samples, for the pages' policy. */
  runnerOrigins: readonly string[];
  /** Sites whose pictures the operator lets pages show, for their policy. */
  imageOrigins: readonly string[];
  /** Samples under the site's own address. */
  serveRunner: RequestHandler;
  isDevelopment: boolean;
  documents: DocumentFiles;
  /** The data of a locale's home page. */
  readHomeJson: (locale: Locale) => JsonText;
  areas: AreaFiles;
  searchApi: SearchAnswers;
  /** The built-in accounts provider; null, or left out, when it is elsewhere. */
  handleProvider?: ProviderHandler | null;
  /** Built files, or the development server that makes them. */
  serveFiles: RequestHandler;
  renderPages: RequestHandler;
  health: Health;
}

/** Everything a request passes, in order. */
export function createApp(options: AppOptions): Express {
  const { store, logger, documents } = options;
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);

  app.use(logRequests(logger, options.isTrustedProxy));
  app.use(protectSessions());
  app.use(setSecurityHeaders(options));
  app.use(serveHealth(options.health));
  app.use(forbidIndexing(options));
  app.use(checkUrl());
  app.use(requireHttps(options));
  app.use(checkOrigin(options.siteOrigin));
  app.use(limitRequests(options));
  app.use(receiveReports(options));
  app.use(refuseUnknownServices());
  app.use(compressResponses());
  app.use(options.serveRunner);
  app.use(options.serveFiles);
  app.use(serveSearchApi(options.searchApi));
  app.use(limitMethods());
  app.use(limitBodies(options));
  app.use(DEMO_ACCOUNTS_PATH, serveDemoProvider(options.handleProvider));
  app.use(serveSiteFiles(options));
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
  app.use(servePageAssets(store));
  app.use(setPageCaching(options));
  app.use(options.renderPages);
  app.use(showFaults(options.renderPages));
  app.use(answerErrors());
  return app;
}
