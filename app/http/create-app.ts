import express from "express";
import type { Express } from "express";
import { DEMO_ACCOUNTS_PATH } from "~/domain/accounts/demo-accounts";
import type { AppOptions } from "./app-options";
import { answerErrors, showFaults } from "./answers/answer-errors";
import { checkOrigin } from "./security/check-origin";
import { checkUrl } from "./request-targets/check-url";
import { compressResponses } from "./answers/compress-responses.server";
import { forbidIndexing } from "./security/forbid-indexing";
import { createShellJsonLookup } from "./answers/create-shell-json-lookup.server";
import { limitCrawlers } from "./limits/crawler-limits";
import { limitBodies } from "./limits/limit-bodies";
import { limitMethods } from "./limits/limit-methods";
import { limitRequests } from "./limits/limit-requests";
import { logRequests } from "./logging/log-requests.server";
import { openPublicCalls } from "./security/open-public-calls";
import { protectSessions } from "./security/protect-sessions";
import { receivePings } from "./answers/receive-pings";
import { receiveReports } from "./logging/receive-reports";
import { redirectRequests } from "./redirects/redirect-requests";
import { refuseUnknownServices } from "./request-targets/refuse-unknown-services";
import { requireHttps } from "./security/require-https";
import { revalidateEdited } from "./caching/revalidate-edited";
import { serveFeeds } from "./answers/serve-feeds";
import { serveHealth } from "./answers/serve-health";
import { servePageLists } from "./answers/serve-page-lists";
import { serveTwins } from "./answers/serve-twins";
import { servePageAssets } from "./answers/serve-page-assets";
import { servePageData } from "./answers/serve-page-data";
import { serveMcp } from "./answers/serve-mcp";
import { servePublicData } from "./answers/serve-public-data";
import { serveDownloads } from "./answers/serve-downloads";
import { serveDemoProvider } from "./answers/serve-demo-provider";
import { servePlacements } from "./answers/serve-placements";
import { serveSearchApi } from "./answers/serve-search-api";
import { setPageCaching } from "./caching/set-page-caching";
import { setSecurityHeaders } from "./security/set-security-headers";
import { servePackages } from "./answers/serve-packages.server";
import { serveWorker } from "./answers/serve-worker.server";
import { serveTheme } from "./answers/serve-theme";
import { serveSiteFiles } from "./site-files/serve-site-files.server";
import { countRequests } from "./usage/count-requests";
import "./request-state";

/** Creates the Express app: the middleware that each request passes, in order. */
export function createApp(options: AppOptions): Express {
  const { store, logger, documents } = options;
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);

  app.use(logRequests(logger, options.isTrustedProxy));
  app.use(countRequests(options.counter ?? null));
  app.use(protectSessions());
  if (options.writers) app.use(revalidateEdited());
  app.use(openPublicCalls(options.siteOrigin));
  app.use(setSecurityHeaders(options));
  app.use(serveHealth(options.health, options.features));
  app.use(forbidIndexing(options));
  app.use(checkUrl(options));
  app.use(requireHttps(options));
  app.use(checkOrigin(options));
  if (options.writers) app.use(options.writers);
  app.use(limitRequests(options));
  app.use(limitCrawlers(options.crawlers ?? null));
  app.use(receiveReports(options));
  app.use(servePlacements(options));
  app.use(receivePings(options.pings ?? null));
  app.use(refuseUnknownServices());
  app.use(compressResponses());
  app.use(options.serveRunner);
  app.use(limitMethods(options));
  app.use(serveWorker(options));
  app.use(servePackages(options));
  app.use(options.serveFiles);
  app.use(serveSearchApi(options.searchApi));
  app.use(servePublicData(options.publicData));
  app.use(serveDownloads(options.downloads ?? null));
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
      findPageJson: createShellJsonLookup({
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
