import type { Request, RequestHandler } from "express";
import { RUNNER_FILE } from "~/domain/play/runner-file";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { redirectSharedAssets } from "./redirect-shared-assets";
import type { RunnerOptions } from "./runner-options";
import { serveRunner } from "./serve-runner.server";

/** The runner's own origin, as a visitor reaches it; null when there is none. */
export type FindOrigin = (request: Request) => string | null;

/**
 * The runner under the site's address: leads visitors to its own origin, or serves them in a
 * sandbox where that origin is out of their reach.
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
