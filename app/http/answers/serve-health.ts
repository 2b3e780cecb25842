import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

/** `damaged`: it answers, but some page of it could not be read lately. */
export type ContentState = "ready" | "damaged" | "unavailable";

export interface Health {
  version: string;
  readContentState(): ContentState;
  /** Whether the user database answers; false also while its tables are made. */
  isDatabaseReady(): Promise<boolean>;
  /** The server is about to end. */
  isDraining(): boolean;
}

/**
 * For whoever watches over the server (server contract, 13.1). `/healthz`: it runs. `/readyz`: it
 * can do all its work. `/readyz/pages`: it can serve pages, which it does without the user database
 * too, and without single pages of its content: what balancers ask, since neither must take the
 * site away.
 */
export function serveHealth(health: Health): RequestHandler {
  const answers = new Map<string, (response: Response) => unknown>([
    ["/healthz", (response) => response.end()],
    ["/healthz/error", failArtificially],
    [
      "/readyz",
      async (response) => {
        const isDatabaseReady = await health.isDatabaseReady();
        answerReady(response, {
          ...describePages(health),
          database: isDatabaseReady ? "ready" : "unavailable",
        });
      },
    ],
    [
      "/readyz/pages",
      (response) => answerReady(response, describePages(health), ["ready", "damaged"]),
    ],
    ["/api/v1/info", (response) => response.json({ version: health.version })],
  ]);
  return (request, response, next) => {
    const answer = answers.get(request.path);
    if (!answer) return next();
    response.set("Cache-Control", CACHE_POLICIES.never);
    Promise.resolve(answer(response)).catch(next);
  };
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
  response.status(isReady ? 200 : 503).json(parts);
}

/** Shows that failures reach the alarm. */
function failArtificially(response: Response): void {
  const id = randomUUID();
  response.locals.logger.error({ incidentId: id }, "artificial failure");
  response
    .status(500)
    .set("error-id", id)
    .json({ code: 500, error: "Artificial", message: "internal server error" });
}
