import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { MCP_PATH } from "~/domain/site/mcp";
import {
  CLIENTS,
  SURFACES,
  type Client,
  type CountUse,
  type OpenSeries,
  type Surface,
} from "~/domain/operations/usage";
import { isPartPath, isSidebarPath } from "~/domain/http/page-part";
import { isCapture, isPrefetch, isSingleFetch, toPageOfData } from "../request-kinds";
import { isFilePath, isServicePath, parsePagePath } from "../redirects/page-path";
import type { AgentClass } from "./classify-agent";

const TWIN = /(?:(?:^\/index|(?<=\/)index)?\.md|\/llms(?:-full)?\.txt)$/;
const MARKDOWN = "text/markdown";

export interface RequestCounterOptions {
  openSeries: OpenSeries;
  classify: (agent: string | undefined) => AgentClass;
  /** Tells whether a path is that of a page of the content. */
  isKnown: (path: string) => boolean;
}

/** A response from outside the page cache. */
export interface AnsweredRequest {
  request: IncomingMessage;
  /** Encoded, as in the URL. */
  path: string;
  status: number;
  contentType: string;
}

export interface RequestCounter {
  /** Counts a page from the cache; must cost next to nothing. */
  countCached(request: IncomingMessage, path: string): void;
  /** Counts any other response: a page, or a page that is missing. */
  countAnswered(answered: AnsweredRequest): void;
}

type PageSeries = Record<Surface, Record<Client, CountUse>>;

/** Counts views of pages and requests for missing ones, by what the request itself says. */
export function createRequestCounter(options: RequestCounterOptions): RequestCounter {
  const { openSeries, classify, isKnown } = options;
  const pages = Object.fromEntries(
    SURFACES.map((surface) => [
      surface,
      openForClients((client) => openSeries({ kind: "page", surface, client })),
    ]),
  ) as PageSeries;
  const missing = openForClients((client) =>
    openSeries({ kind: "not-found", surface: "html", client }),
  );

  return {
    countCached(request, path) {
      const { method, headers } = request;
      if (method !== "GET" || isPrefetch(headers) || path.endsWith(".json")) return;
      const agent = classify(headers["user-agent"]);
      if (path.endsWith(".md"))
        pages.markdown[toClient(agent, "markdown", request)](path.replace(TWIN, ""));
      else if (!isSidebarPath(path)) pages.html[agent.client](toPageOfData(path));
    },
    countAnswered(answered) {
      const { request, path, status } = answered;
      const surface = findSurface(answered);
      if (surface === null || isPrefetch(request.headers)) return;
      const agent = classify(request.headers["user-agent"]);
      if (status === 404 && surface === "html") missing[agent.client](path);
      else if (status === 200 || status === 304)
        pages[surface][toClient(agent, surface, request)](toName(path));
    },
  };

  /** Pages that are not of the content count by section: their paths may name a reader's things. */
  function toName(path: string): string {
    const page = toPageOfData(path).replace(TWIN, "");
    if (page === MCP_PATH || isKnown(page)) return page;
    const { locale, section } = parsePagePath(page);
    return locale === null ? "/" : `/${locale}/${section}`;
  }
}

/** Counts the responses of the app, as they are sent. */
export function countRequests(counter: RequestCounter | null): RequestHandler {
  if (counter === null) return (_request, _response, next) => next();
  return (request, response, next) => {
    if (isCapture(request)) return next();
    const [path = ""] = request.originalUrl.split("?", 1);
    response.once("finish", () => {
      const contentType = String(response.getHeader("Content-Type") ?? "");
      counter.countAnswered({ request, path, status: response.statusCode, contentType });
    });
    next();
  };
}

function openForClients(open: (client: Client) => CountUse): Record<Client, CountUse> {
  return Object.fromEntries(CLIENTS.map((client) => [client, open(client)])) as Record<
    Client,
    CountUse
  >;
}

/** Returns null for files, data and services, which nobody reads as a page. */
function findSurface({ request, path, contentType }: AnsweredRequest): Surface | null {
  if (path === MCP_PATH) return "mcp";
  if (request.method !== "GET" || isServicePath(path)) return null;
  if (TWIN.test(path) || contentType.startsWith(MARKDOWN)) return "markdown";
  if (contentType.startsWith("text/html") || isShownInPlace(path)) return "html";
  // A 304 has no type, so the request has to tell.
  if (contentType !== "" || isFilePath(path)) return null;
  return wantsMarkdown(request) ? "markdown" : "html";
}

/** The next page in place of another; a sidebar comes beside it. */
function isShownInPlace(path: string): boolean {
  return isSingleFetch(path) || isPartPath(path);
}

function wantsMarkdown({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(MARKDOWN) === true;
}

/**
 * Browsers neither ask for Markdown nor speak MCP, so other names than those of known crawlers are
 * assistants there.
 */
function toClient(
  { client, crawler }: AgentClass,
  surface: Surface,
  request: IncomingMessage,
): Client {
  if (crawler === "search" || crawler === "training") return client;
  return surface === "mcp" || wantsMarkdown(request) ? "assistant" : client;
}
