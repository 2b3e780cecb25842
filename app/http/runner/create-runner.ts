import express, { type Express } from "express";
import type { Logger } from "pino";
import { answerErrors } from "../answers/answer-errors";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { checkUrl } from "../request-targets/check-url";
import { compressResponses } from "../answers/compress-responses.server";
import { limitMethods } from "../limits/limit-methods";
import { logRequests } from "../logging/log-requests.server";
import { servePageAssets } from "../answers/serve-page-assets";
import type { IsTrusted } from "../client-address/trusted-networks.server";
import { redirectSharedAssets } from "./redirect-shared-assets";
import { setRunnerHeaders } from "./runner-headers";
import type { RunnerOptions } from "./runner-options";
import { serveRunner } from "./serve-runner.server";

export interface RunnerAppOptions extends RunnerOptions {
  logger: Logger;
  isTrustedProxy: IsTrusted;
}

/** Creates the app of the runner's own origin: sample documents and the assets of their pages. */
export function createRunner(options: RunnerAppOptions, origin: string): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);

  app.use(logRequests(options.logger, options.isTrustedProxy));
  app.use(setRunnerHeaders(options));
  app.use(compressResponses());
  app.use(serveRunner(options, { origin }));
  app.use(checkUrl(null));
  app.use(limitMethods());
  app.get("/robots.txt", (_request, response) => {
    response.type("txt").send("User-agent: *\nDisallow: /\n");
  });
  app.use(redirectSharedAssets());
  app.use(servePageAssets(options.store));
  app.use((_request, response) => {
    response
      .status(404)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt")
      .send("not found");
  });
  app.use(answerErrors());
  return app;
}
