import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { ContentState, DatabaseState } from "~/domain/operations/readiness";
import type { SiteFeature } from "~/domain/site/site-features";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isRead } from "../request-kinds";

export interface Health {
  version: string;
  /** Commit and number of the build that made this server; `unknown` when not configured. */
  commit?: string | undefined;
  build?: string | undefined;
  readContentState(): ContentState;
  /** The user database is `unavailable` also before its migrations have run. */
  readDatabaseState(): Promise<DatabaseState>;
  /** Tells whether the server is shutting down. */
  isDraining(): boolean;
}

/**
 * Health checks (server contract, 13.1). `/healthz`: liveness. `/readyz`: readiness of everything.
 * `/readyz/pages`: readiness to serve pages, for load balancers; it ignores the user database and
 * single damaged pages, because neither should take the site offline. Probes may have any method.
 * `/api/v2/version` belongs to the header scanner's API.
 */
export function serveHealth(
  health: Health,
  features: readonly SiteFeature[],
): RequestHandler {
  const answers = new Map<string, (response: Response) => unknown>([
    ["/healthz", (response) => response.end()],
    ["/healthz/error", failArtificially],
    [
      "/readyz",
      async (response) => {
        const database = await health.readDatabaseState();
        answerReady(response, { ...describePages(health), database });
      },
    ],
    [
      "/readyz/pages",
      (response) => answerReady(response, describePages(health), ["ready", "damaged"]),
    ],
    ["/api/v1/info", (response) => answerRead(response, { version: health.version })],
  ]);
  if (features.includes("observatory"))
    answers.set("/api/v2/version", (response) =>
      answerRead(response, describeBuild(health)),
    );
  return (request, response, next) => {
    const answer = answers.get(request.path);
    if (!answer) return next();
    response.set("Cache-Control", CACHE_POLICIES.never);
    Promise.resolve(answer(response)).catch(next);
  };
}

/** Answers a call of the API, which refuses the methods that it lacks (server contract, 1.3). */
function answerRead(response: Response, facts: Record<string, string>): void {
  if (isRead(response.req)) response.json(facts);
  else response.status(405).set("Allow", "GET, HEAD").end();
}

function describeBuild({ version, commit = "unknown", build = "unknown" }: Health) {
  return { commit, version, source: "unknown", build };
}

function describePages({ readContentState, isDraining }: Health) {
  return {
    server: isDraining() ? "closing" : "ready",
    content: readContentState(),
  };
}

function answerReady(
  response: Response,
  parts: Record<string, string>,
  good: readonly string[] = ["ready"],
): void {
  const isReady = Object.values(parts).every((state) => good.includes(state));
  if (!isReady) response.locals.isExpected = true;
  response.status(isReady ? 200 : 503).json(parts);
}

/** Answers 500, to test the alerting. */
function failArtificially(response: Response): void {
  const id = randomUUID();
  response.locals.logger.error({ incidentId: id }, "artificial failure");
  response
    .status(500)
    .set("error-id", id)
    .json({ code: 500, error: "Artificial", message: "internal server error" });
}
