import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { ContentStore } from "~/content-store/content-store";
import { matchesEtag } from "~/domain/http/matches-etag";
import { DOCUMENT_DATA_QUERY } from "~/domain/site/document-routes";
import { hasTwin, leadsToTwin, toTwinPath } from "~/domain/site/twin-path";
import type { ServedCampaign } from "~/domain/notices/page-notices";
import { prefersMarkdown } from "../negotiation/prefers-markdown";
import { isEveryonesPage } from "../caching/page-cookies";
import { readRequestId, toMilliseconds } from "../logging/log-requests.server";
import type { RequestState } from "../request-state";
import { captureResponse } from "./capture-response.server";
import { isHost } from "../request-targets/check-url";
import { isKnownPage } from "./is-known-page";
import { createNegotiation, type Encoding } from "../negotiation/negotiate-encoding";
import { createPageCache } from "./page-cache.server";
import type { StoredPage } from "./stored-page.server";
import { isRead } from "../request-kinds";

export interface CachedPagesOptions {
  /** 0 disables the cache. */
  maxBytes: number;
  store: Pick<ContentStore, "version" | "findCanonicalUrl" | "findAreaUrl">;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  logger: Logger;
  /** Called for each request for a cacheable page. */
  onPageCache?: ((outcome: "hit" | "miss") => void) | undefined;
  /** Called with each advertisement of a page that is sent, or shown from the client's copy; absent without any. */
  onServed?: ((served: ServedCampaign) => void) | undefined;
  /** Changes when an advertisement, a survey or an announcement begins or ends. */
  readNoticeVersion?: (() => string) | undefined;
  /** Called for each page sent from the cache. */
  onCachedPage?: ((request: IncomingMessage, path: string) => void) | undefined;
  /** Keeps crawlers within limits; a 304 is not counted. */
  crawlers?: CrawlerGate | null | undefined;
}

/** Markdown and data, which crawlers get without limit. */
const FREE = /\.(?:md|json)$/;
/** Data of a document. */
const DATA = /^\/[^/]+\/docs\/.+\.data$/;

type Refuse = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Limits for crawlers. Each method answers the request itself when it returns true. */
interface CrawlerGate {
  refuse: Refuse;
  /** Asked before a page is rendered. */
  refuseWork: Refuse;
}

/**
 * Answers requests for public pages from memory and passes all others to the app. A missing page is
 * rendered once for all concurrent requests (single flight), which prevents a cache stampede.
 */
export function serveCachedPages(
  render: RequestListener,
  options: CachedPagesOptions,
): RequestListener {
  const { maxBytes, store, logger, crawlers } = options;
  const { onPageCache, onServed, readNoticeVersion } = options;
  const app = onServed ? countServed(render, onServed) : render;
  if (maxBytes === 0) return app;
  const { host } = new URL(options.siteOrigin);
  const isForPages = createGate();
  const negotiate = createNegotiation();
  const cache = createPageCache({
    maxBytes,
    readVersion: readNoticeVersion
      ? () => `${store.version} ${readNoticeVersion()}`
      : () => store.version,
    render: (path) => captureResponse(render, path, host),
  });
  return (request, response) => {
    const { url = "?" } = request;
    const isPage = hasKeptAnswer(url) && isForPages(request);
    const start = performance.now();
    if (!isPage || !isEveryonesPage(request.headers.cookie, url))
      return app(request, response);
    const key = toRepresentation(url, request.headers.accept);
    if (key === null) return app(request, response);
    const path = key.replace(DOCUMENT_DATA_QUERY, "");
    const encoding = negotiate(request.headers["accept-encoding"]);
    const kept = findKept(key, encoding);
    if (kept !== null) {
      onPageCache?.("hit");
      return sendPage(request, response, {
        page: kept,
        path,
        options,
        start,
        cache: "hit",
      });
    }
    if (!isKnown(path)) return app(request, response);
    if (!FREE.test(path) && crawlers?.refuseWork(request, response)) return;
    onPageCache?.("miss");
    load(key, encoding)
      .catch(() => null)
      .then((page) => {
        if (page)
          sendPage(request, response, { page, path, options, start, cache: "miss" });
        else app(request, response);
      })
      .catch((err: unknown) => {
        logger.error({ err, path }, "a page could not be sent");
        response.destroy();
      });
  };

  function findKept(key: string, encoding: Encoding): StoredPage | null {
    try {
      return cache.find(key, encoding) ?? null;
    } catch {
      return null;
    }
  }

  /** Async, so that a failed read rejects. */
  async function load(key: string, encoding: Encoding): Promise<StoredPage | null> {
    return cache.load(key, encoding);
  }

  /** False after a failed read too, because the app shows the error page. */
  function isKnown(path: string): boolean {
    try {
      return isKnownPage(path, store);
    } catch {
      return false;
    }
  }
}

/**
 * Tells whether the cache may have an answer by the form of the address. Queries are endless; that of a document's
 * data is always the same, and readers of searches prefetch it by each link that they point at.
 */
function hasKeptAnswer(url: string): boolean {
  const at = url.indexOf("?");
  return (
    at === -1 || (url.slice(at) === DOCUMENT_DATA_QUERY && DATA.test(url.slice(0, at)))
  );
}

/**
 * Returns the path of the representation that the client prefers; null when only the app can tell whether a page or a
 * file next to one has the name.
 */
function toRepresentation(path: string, accept: string | undefined): string | null {
  if (!prefersMarkdown(accept) || !hasTwin(path)) return path;
  return leadsToTwin(path) ? toTwinPath(path) : null;
}

/**
 * Creates a filter for requests that a cached page can answer; all others need the app's checks.
 */
function createGate(): (request: IncomingMessage) => boolean {
  let lastHost: string | undefined;
  return (request) => {
    const { headers } = request;
    const { host } = headers;
    if (!isRead(request)) return false;
    if (headers["transfer-encoding"] !== undefined) return false;
    if (headers["x-forwarded-proto"] === "http") return false;
    if (Number(headers["content-length"] ?? 0) !== 0) return false;
    if (host === lastHost) return true;
    if (!isHost(host)) return false;
    lastHost = host;
    return true;
  };
}

type OnServed = NonNullable<CachedPagesOptions["onServed"]>;

/** Counts the advertisements of pages that the app sends to readers. */
function countServed(app: RequestListener, onServed: OnServed): RequestListener {
  return (request, response: ServerResponse & { locals?: Partial<RequestState> }) => {
    if (isForPage(request))
      response.once("finish", () => response.locals?.served?.forEach(onServed));
    app(request, response);
  };
}

interface Sending {
  page: StoredPage;
  path: string;
  options: CachedPagesOptions;
  /** When the request came, by the clock of `performance`. */
  start: number;
  cache: "hit" | "miss";
}

/** Sends the whole page; RFC 9110 allows to ignore Range. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, path, options, start, cache }: Sending,
): void {
  const { logger, onCachedPage, crawlers, onServed } = options;
  const requestId = readRequestId(request.headers["x-request-id"]);
  const isKnown = matchesEtag(request.headers["if-none-match"], page.etag);
  if (!isKnown && !FREE.test(path) && crawlers?.refuse(request, response)) return;
  if (onServed && isForPage(request)) page.facts.served.forEach(onServed);
  const status = isKnown ? 304 : 200;
  const headers = isKnown ? page.headers304 : page.headers;
  response.writeHead(status, [...headers, "x-request-id", requestId]);
  onCachedPage?.(request, path);
  response.end(isKnown || !isForPage(request) ? undefined : page.body);
  if (logger.isLevelEnabled("info")) {
    const milliseconds = toMilliseconds(start);
    const { method } = request;
    logger.info({ requestId, method, path, status, milliseconds, cache }, "request");
  }
}

/** Tells whether the client gets the page itself, or shows its own copy: a HEAD asks for headers alone. */
function isForPage({ method }: IncomingMessage): boolean {
  return method !== "HEAD";
}
