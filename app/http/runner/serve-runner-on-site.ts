import type { Request, RequestHandler } from "express";
import { RUNNER_FILE } from "~/domain/play/runner-path";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { redirectSharedAssets } from "./redirect-shared-assets";
import type { RunnerOptions } from "./runner-options";
import { serveRunner } from "./serve-runner.server";

/** Returns the runner's own origin if the visitor can reach it; else null. */
export type FindOrigin = (request: Request) => string | null;

/**
 * Serves the runner below the site's origin: redirects visitors to the runner's own origin, or
 * serves a sandbox when they can't reach it.
 */
export function serveRunnerOnSite(
  options: RunnerOptions,
  findOrigin: FindOrigin,
): RequestHandler {
  const serveHere = serveRunner(options, { origin: null });
  const redirectShared = redirectSharedAssets();
  return (request, response, next) => {
    const [path = ""] = request.originalUrl.split("?", 1);
    const origin = path.endsWith(`/${RUNNER_FILE}`) ? findOrigin(request) : null;
    if (origin === null) {
      serveHere(request, response, (error?: unknown) => {
        if (error !== undefined) next(error);
        else redirectShared(request, response, next);
      });
      return;
    }
    response
      .status(307)
      .set({
        Location: origin + request.originalUrl,
        "Cache-Control": CACHE_POLICIES.never,
      })
      .end();
  };
}
