import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isRead } from "../request-kinds";

/** The search functions behind the API; each returns the finished text of a response. */
export interface SearchAnswers {
  search(params: URLSearchParams): { isValid: boolean; json: string };
  suggest(params: URLSearchParams): string;
  getTarget(params: URLSearchParams): string;
  describe(params: URLSearchParams): string;
}

type Answer = (response: Response, params: URLSearchParams) => void;

/** Serves the search API, search suggestions and the OpenSearch description. */
export function serveSearchApi(answers: SearchAnswers): RequestHandler {
  const routes = createRoutes(answers);
  return (request, response, next) => {
    const answer = routes.get(request.path);
    if (!answer) return next();
    if (!isRead(request)) return refuse(response);
    try {
      answer(response, readParams(request.originalUrl));
    } catch (error) {
      answerFailure(response, error);
    }
  };
}

function createRoutes(answers: SearchAnswers): ReadonlyMap<string, Answer> {
  return new Map<string, Answer>([
    [
      "/api/v1/search",
      (response, params) => {
        const { isValid, json } = answers.search(params);
        response
          .status(isValid ? 200 : 400)
          .set("Cache-Control", CACHE_POLICIES[isValid ? "search" : "never"])
          .type("json")
          .send(json);
      },
    ],
    [
      "/api/v1/search/suggestions",
      (response, params) => {
        const body = Buffer.from(answers.suggest(params));
        send(response, "application/x-suggestions+json; charset=utf-8", body);
      },
    ],
    [
      "/api/v1/search/go",
      (response, params) => {
        response
          .status(302)
          .set({
            Location: answers.getTarget(params),
            "Cache-Control": CACHE_POLICIES.never,
          })
          .end();
      },
    ],
    [
      "/opensearch.xml",
      (response, params) => {
        const body = Buffer.from(answers.describe(params));
        send(response, "application/opensearchdescription+xml; charset=utf-8", body);
      },
    ],
  ]);
}

function send(response: Response, contentType: string, body: Buffer): void {
  response
    .set({ "Content-Type": contentType, "Cache-Control": CACHE_POLICIES.page })
    .send(body);
}

function readParams(url: string): URLSearchParams {
  const at = url.indexOf("?");
  return new URLSearchParams(at === -1 ? "" : url.slice(at + 1));
}

function refuse(response: Response): void {
  response
    .status(405)
    .set({ Allow: "GET, HEAD", "Cache-Control": CACHE_POLICIES.never })
    .type("txt")
    .send("Method not allowed");
}

/** Answers 500 with an incident id; the cause is only logged. */
function answerFailure(response: Response, error: unknown): void {
  const id = randomUUID();
  response.locals.logger.error({ err: error, incidentId: id }, "search failed");
  response
    .status(500)
    .set({ "error-id": id, "Cache-Control": CACHE_POLICIES.never })
    .json({ code: 500, error: "Search error", message: "internal server error" });
}
