import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { parseUrl } from "~/domain/http/parse-url";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { decodePercent } from "~/domain/text/decode-percent";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { readReaderCountry } from "../client-address/read-country";
import { readBody } from "../read-body";

const MAX_BODY_BYTES = 16 * 1024;
const MAX_USER_AGENT_CHARACTERS = 512;
const NOT_INDEXED = { "X-Robots-Tag": "noindex, nofollow" };

/** All that advertisements depend on. The visitor's address is no part of it. */
interface ReaderFacts {
  country: string;
  userAgent: string | null;
}

/** The functions behind the routes of advertisements. */
export interface PlacementAnswers {
  /** Takes the parsed JSON of a request; null for a body that is none. */
  answer(json: unknown, reader: ReaderFacts): Promise<{ status: number; body: object }>;
  click(
    code: string,
    reader: ReaderFacts,
  ): Promise<{ location: string } | { status: number } | null>;
  viewed(code: string, reader: ReaderFacts): Promise<void>;
  loadImage(
    code: string,
  ): Promise<{ body: Uint8Array; type: string } | { status: number } | null>;
}

export interface ServePlacementsOptions {
  /** Null or absent: there are none, and their addresses are like any unknown one. */
  placements?: PlacementAnswers | null | undefined;
  /** Origin without a trailing slash. */
  siteOrigin: string;
}

type Answer = (request: Request, response: Response) => Promise<unknown>;

interface Route {
  methods: readonly string[];
  answer: Answer;
  /** Status when the provider fails. */
  failure: number;
}

/** Serves `/pong/...` and `/pimg/...` (server contract, 14). */
export function servePlacements(options: ServePlacementsOptions): RequestHandler {
  const { placements, siteOrigin } = options;
  if (!placements) return (_request, _response, next) => next();
  const routes = createRoutes(placements, new URL(siteOrigin).host);
  return (request, response, next) => {
    const route = findRoute(routes, request.path);
    if (route === null) return next();
    response.set("Cache-Control", CACHE_POLICIES.never);
    if (route === "other") return void response.status(204).end();
    if (!route.methods.includes(request.method))
      return void response.status(405).set("Allow", route.methods.join(", ")).end();
    route.answer(request, response).catch((err: unknown) => {
      // The failure that opened the circuit has been logged.
      if (!isUnavailable(err))
        response.locals.logger.warn({ err }, "an advertisement could not be served");
      response.status(route.failure).end();
    });
  };
}

function findRoute(routes: Record<string, Route>, path: string): Route | "other" | null {
  if (path.startsWith("/pimg/")) return routes["/pimg/"] ?? null;
  if (!path.startsWith("/pong/")) return null;
  return Object.hasOwn(routes, path) ? (routes[path] ?? null) : "other";
}

function createRoutes(
  placements: PlacementAnswers,
  siteHost: string,
): Record<string, Route> {
  return {
    "/pong/get": {
      methods: ["POST"],
      failure: 500,
      async answer(request, response) {
        const sent = await readJson(request);
        if (sent.kind === "too-long")
          return response.status(413).set("Connection", "close").end();
        const value = sent.kind === "json" ? sent.value : null;
        const { status, body } = await placements.answer(value, readReader(request));
        return response.status(status).json(body);
      },
    },
    "/pong/click": {
      // No HEAD, because each request is a click that the campaign is charged for.
      methods: ["GET"],
      failure: 204,
      async answer(request, response) {
        const code = readCode(request);
        if (code === null || !isFromSite(request, siteHost))
          return response.status(400).end();
        const target = await placements.click(code, readReader(request));
        if (target === null) return response.status(404).end();
        if ("status" in target) return response.status(target.status).end();
        return response
          .status(302)
          .set({ ...NOT_INDEXED, "Referrer-Policy": "no-referrer" })
          .set("Location", target.location)
          .end();
      },
    },
    "/pong/viewed": {
      methods: ["POST"],
      failure: 204,
      async answer(request, response) {
        await placements.viewed(readCode(request) ?? "", readReader(request));
        return response.status(201).end();
      },
    },
    "/pimg/": {
      methods: ["GET", "HEAD"],
      failure: 502,
      async answer(request, response) {
        const code = decodePercent(request.path.slice("/pimg/".length)) ?? "";
        const image = await placements.loadImage(code);
        if (image === null) return response.status(400).end();
        if ("status" in image) return response.status(image.status).end();
        response.locals.isFile = true;
        return response
          .set({ ...NOT_INDEXED, "Cache-Control": CACHE_POLICIES.placementImage })
          .set({ "Content-Type": image.type, "X-Content-Type-Options": "nosniff" })
          .end(image.body);
      },
    },
  };
}

/** A click must come from a page of this site, so that links elsewhere count nothing. */
function isFromSite(request: Request, siteHost: string): boolean {
  const host = parseUrl(request.get("referer") ?? "")?.host;
  return host !== undefined && (host === request.get("host") || host === siteHost);
}

function readCode(request: Request): string | null {
  const { searchParams } = new URL(request.originalUrl, "http://localhost");
  const code = searchParams.get("code");
  return code === null || code === "" ? null : code;
}

function readReader(request: Request): ReaderFacts {
  const userAgent = request.get("user-agent")?.slice(0, MAX_USER_AGENT_CHARACTERS);
  return { country: readReaderCountry(request), userAgent: userAgent ?? null };
}

type SentJson =
  | { kind: "json"; value: unknown }
  | { kind: "malformed" }
  | { kind: "too-long" };

async function readJson(request: IncomingMessage): Promise<SentJson> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) return { kind: "too-long" };
  try {
    return { kind: "json", value: JSON.parse(body.toString()) };
  } catch {
    return { kind: "malformed" };
  }
}
