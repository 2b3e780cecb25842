import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { ContentStore } from "~/content-store/content-store";
import { hasTwin, toTwinPath } from "~/domain/site/twin-path";
import { prefersMarkdown } from "../answers/prefers-markdown";
import { isEveryonesPage } from "../caching/page-cookies";
import { readRequestId } from "../logging/log-requests.server";
import { captureResponse } from "./capture-response.server";
import { isHost } from "../request-targets/check-url";
import { isKnownPage } from "./is-known-page";
import { createNegotiation, type Encoding } from "./negotiate-encoding";
import { createPageCache } from "./page-cache.server";
import type { StoredPage } from "./stored-page.server";

export interface CachedPagesOptions {
  /** 0 disables the cache. */
  maxBytes: number;
  store: Pick<ContentStore, "version" | "findCanonicalUrl" | "findAreaUrl">;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  logger: Logger;
  /** Called for each request for a cacheable page. */
  onPageCache?: ((outcome: "hit" | "miss") => void) | undefined;
}

/**
 * Answers requests for public pages from memory and passes all others to the app. A missing page is
 * rendered once for all concurrent requests (single flight), which prevents a cache stampede.
 */
export function serveCachedPages(
  app: RequestListener,
  options: CachedPagesOptions,
): RequestListener {
  const { maxBytes, store, logger, onPageCache } = options;
  if (maxBytes === 0) return app;
  const { host } = new URL(options.siteOrigin);
  const isForPages = createGate();
  const negotiate = createNegotiation();
  const cache = createPageCache({
    maxBytes,
    readVersion: () => store.version,
    render: (path) => captureResponse(app, path, host),
  });
  return (request, response) => {
    const { url = "?" } = request;
    const isPage = !url.includes("?") && isForPages(request);
    if (!isPage || !isEveryonesPage(request.headers.cookie, url))
      return app(request, response);
    const path = toRepresentation(url, request.headers.accept);
    const encoding = negotiate(request.headers["accept-encoding"]);
    const found = findPage(path, encoding);
    if (found === null) return app(request, response);
    if (!(found instanceof Promise)) {
      onPageCache?.("hit");
      return sendPage(request, response, { page: found, path, logger });
    }
    onPageCache?.("miss");
    found
      .catch(() => null)
      .then((page) => {
        if (page) sendPage(request, response, { page, path, logger });
        else app(request, response);
      })
      .catch((err: unknown) => {
        logger.error({ err, path }, "a page could not be sent");
        response.destroy();
      });
  };

  /**
   * Returns null when the app should answer, also after a failed read, because it shows the error
   * page.
   */
  function findPage(path: string, encoding: Encoding) {
    try {
      const page = cache.find(path, encoding);
      if (page) return page;
      return isKnownPage(path, store) ? cache.load(path, encoding) : null;
    } catch {
      return null;
    }
  }
}

/** Returns the path of the representation that the client prefers. */
function toRepresentation(path: string, accept: string | undefined): string {
  return prefersMarkdown(accept) && hasTwin(path) ? toTwinPath(path) : path;
}

/**
 * Creates a filter for requests that a cached page can answer; all others need the app's checks.
 */
function createGate(): (request: IncomingMessage) => boolean {
  let lastHost: string | undefined;
  return ({ method, headers }) => {
    const { host } = headers;
    if (method !== "GET" && method !== "HEAD") return false;
    if (headers["transfer-encoding"] !== undefined) return false;
    if (headers["x-forwarded-proto"] === "http") return false;
    if (Number(headers["content-length"] ?? 0) !== 0) return false;
    if (host === lastHost) return true;
    if (!isHost(host)) return false;
    lastHost = host;
    return true;
  };
}

interface Sending {
  page: StoredPage;
  path: string;
  logger: Logger;
}

/** Sends the whole page; RFC 9110 allows to ignore Range. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, path, logger }: Sending,
): void {
  const requestId = readRequestId(request.headers["x-request-id"]);
  const isKnown = matchesEtag(request.headers["if-none-match"], page.etag);
  const status = isKnown ? 304 : 200;
  const headers = isKnown ? page.headers304 : page.headers;
  response.writeHead(status, [...headers, "x-request-id", requestId]);
  response.end(isKnown || request.method === "HEAD" ? undefined : page.body);
  if (logger.isLevelEnabled("info"))
    logger.info(
      { requestId, method: request.method, path, status, cache: "hit" },
      "request",
    );
}

/** Uses weak comparison, as RFC 9110 demands, because a proxy may have weakened the tag. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
