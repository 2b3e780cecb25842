import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import { CACHE_POLICIES } from "./cache-policies";

export interface Health {
  version: string;
  /** Whether the user database answers; false also while its tables are made. */
  isDatabaseReady(): Promise<boolean>;
}

/**
 * For whoever watches over the server (server contract, 13.1). `/healthz`: it runs.
 * `/healthz/ready`: it can do all its work; while the user database is away, pages are served on.
 */
export function serveHealth({ version, isDatabaseReady }: Health): RequestHandler {
  const answers = new Map<string, (response: Response) => unknown>([
    ["/healthz", (response) => response.end()],
    ["/healthz/error", failArtificially],
    [
      "/healthz/ready",
      async (response) => {
        const isReady = await isDatabaseReady();
        response
          .status(isReady ? 200 : 503)
          .json({ content: "ready", database: isReady ? "ready" : "unavailable" });
      },
    ],
    ["/api/v1/info", (response) => response.json({ version })],
  ]);
  return (request, response, next) => {
    const answer = answers.get(request.path);
    if (!answer) return next();
    response.set("Cache-Control", CACHE_POLICIES.never);
    Promise.resolve(answer(response)).catch(next);
  };
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
