import { request as sendRequest, type IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import express from "express";
import type { ContentStore } from "~/content-store/content-store";
import { urlKey } from "~/domain/documents/slug";
import { NO_THEME } from "~/domain/site/site-theme";
import { listFeatures } from "~/domain/site/site-features";
import type { AppOptions, AreaFiles } from "~/http/app-options";
import { createListener } from "~/http/server/create-listener";
import { createLogger } from "~/http/logging/create-logger.server";
import type { DocumentFiles } from "~/http/answers/serve-page-data";
import type { TwinFiles } from "~/http/answers/serve-twins";
import type { Health } from "~/http/answers/serve-health";
import type { SearchAnswers } from "~/http/answers/serve-search-api";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createSearchApi, createSearchService } from "~/services/search/index.server";
import { drain, getPort, listen, type ListenOptions } from "~/http/server/listen.server";
import { isKnownPage } from "~/http/page-cache/is-known-page";
import { createCrawlerLimits } from "~/http/limits/crawler-limits";
import { createAgentClassifier } from "~/http/usage/classify-agent";
import { createRequestCounter } from "~/http/usage/count-requests";
import type { OpenSeries } from "~/domain/operations/usage";
import type { PublicConfig } from "~/domain/site/public-config";
import { createFakeStore } from "./fake-content-store";
import { ALL_FLAGS_ON } from "./all-flags-on";
import { TEST_CONFIG } from "./test-config";

const EDGE_CONFIG: PublicConfig = {
  ...TEST_CONFIG,
  siteOrigin: "https://site.example",
  siteName: "Site",
  features: listFeatures({
    ...ALL_FLAGS_ON,
    ADS_ENABLED: false,
    TELEMETRY_ENABLED: false,
  }),
};
const PAGES = [
  "/en-US/docs/Web",
  "/fr/docs/Web",
  "/en-US/docs/manifest.json",
  "/en-US/docs/Broken",
];

const NO_AREAS: AreaFiles = {
  findAreaJson: () => null,
  findFeed: () => null,
  listSitemapEntries: () => [],
};

const NO_TWINS: TwinFiles = { findTwin: () => null, renderMissing: () => "# Missing\n" };

const HEALTHY: Health = {
  version: "1.2.3",
  readContentState: () => "ready",
  readDatabaseState: () => Promise.resolve("ready"),
  isDraining: () => false,
};

export interface Edge {
  /** Such as `http://127.0.0.1:4711`. */
  origin: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends a request without following redirects. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends path and headers unmodified, which fetch would normalise. */
  raw(
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<RawResponse>;
  log(): Record<string, unknown>[];
  countConnections(): Promise<number>;
  close(): Promise<void>;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Raw body, possibly compressed. */
  body: Buffer;
}

type Fixed =
  | "areas"
  | "counter"
  | "crawlers"
  | "health"
  | "logger"
  | "publicConfig"
  | "store";

/** Parts of the app; each that a test leaves out has a small fake. */
export interface EdgeOptions extends Partial<Omit<AppOptions, Fixed>> {
  health?: Partial<Health>;
  areas?: Partial<AreaFiles>;
  /** Receives what is counted; nothing is, by default. */
  openSeries?: OpenSeries;
  /** Clock of the limits of crawlers, which have none by default. */
  crawlerClock?: () => number;
  logLevel?: string;
  timeouts?: ListenOptions["timeouts"];
  /** Defaults to a free port. */
  port?: number;
}

/** Starts the HTTP layer on a real socket, with a page renderer that echoes its request. */
export async function startEdge(
  store: ContentStore = createEdgeStore(),
  options: EdgeOptions = {},
): Promise<Edge> {
  const {
    health,
    areas,
    openSeries,
    crawlerClock,
    logLevel = "info",
    ...others
  } = options;
  const { port: wantedPort = 0, timeouts, ...given } = others;
  const { siteOrigin = EDGE_CONFIG.siteOrigin, theme = NO_THEME } = given;
  const { features = EDGE_CONFIG.features, hasHomepage = false } = given;
  const lines: string[] = [];
  const classify = createAgentClassifier();
  const isTrustedProxy = (address: string) => address === "127.0.0.1";
  // A listener joins its groups, so that each of them may get all parts that are given.
  const answer = createListener({
    config: { ...EDGE_CONFIG, siteOrigin, theme, features, hasHomepage },
    logger: createLogger({
      level: logLevel,
      output: { write: (line) => void lines.push(line) },
    }),
    content: {
      store,
      documents: createFakeFiles(store),
      twins: NO_TWINS,
      pageLists: { findList: () => null, findFullText: () => null },
      readHomeJson: (locale) => ({ json: `{"url":"/${locale}/"}`, etag: `"${locale}"` }),
      searchApi: createFakeSearch(store),
      ...given,
      areas: { ...NO_AREAS, ...areas },
    },
    programs: {
      mcp: () => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: {} })),
      publicData: new Map(),
      ...given,
    },
    readers: given,
    operator: {
      isTrustedProxy,
      isIndexable: true,
      contentSignals: null,
      deniedCrawlers: [],
      packagesFolder: "",
      updatesOrigin: null,
      themeAssets: [],
      pageCacheBytes: 0,
      ...given,
      health: { ...HEALTHY, ...health },
      counter: openSeries
        ? createRequestCounter({
            openSeries,
            classify,
            isKnown: (path) => isKnownPage(path, store),
          })
        : null,
      crawlers: crawlerClock
        ? createCrawlerLimits({ classify, isTrustedProxy, now: crawlerClock })
        : null,
    },
    runner: { serveRunner: express.Router(), runnerOrigins: [], ...given },
    build: {
      worker: null,
      serveFiles: express.Router(),
      renderPages: (request, response) => renderPage(store, request, response),
      renderRefusal: (refusal) => Promise.resolve(JSON.stringify(refusal)),
      ...given,
    },
  });
  const server = await listen(answer, {
    port: wantedPort,
    host: "127.0.0.1",
    ...(timeouts && { timeouts }),
  });
  const port = getPort(server);
  const origin = `http://127.0.0.1:${port}`;
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { redirect: "manual", ...init });
  return {
    origin,
    request,
    get: (path, headers = {}) => request(path, { headers }),
    raw: (path, headers = {}, method = "GET") => sendRaw(port, path, { headers, method }),
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    countConnections: () => promisify(server.getConnections.bind(server))(),
    close: () => drain(server, 0),
  };
}

function createEdgeStore(): ContentStore {
  const svg = {
    contentType: "image/svg+xml",
    etag: '"s"',
    body: Buffer.from(`<svg>${"<script>alert(1)</script>".repeat(100)}</svg>`),
  };
  const mp4 = {
    contentType: "video/mp4",
    etag: '"v"',
    body: new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  };
  const png = { contentType: "image/png", etag: '"a"', body: new Uint8Array([1, 2, 3]) };
  return createFakeStore({
    pages: PAGES,
    assets: {
      "/en-US/docs/Web/a.png": png,
      "/en-US/docs/Web/a.svg": svg,
      "/en-US/docs/Web/a.mp4": mp4,
    },
    redirects: { "/en-US/docs/Old": "/en-US/docs/Web" },
  });
}

/** `/fr` pages have no public source, and so no contributors. */
function createFakeFiles(store: ContentStore): DocumentFiles {
  function find<Found>(url: string, create: (found: string) => Found) {
    const found = store.findCanonicalUrl(url);
    return found === null ? null : { ...create(found), etag: `"${found}"` };
  }
  return {
    findDocumentJson: (url) =>
      find(url, (found) => ({ json: JSON.stringify({ url: found }) })),
    findDocumentMetadata: (url) =>
      find(url, (found) => ({ json: JSON.stringify({ hash: found }) })),
    readLocaleMetadata: (locale) => ({ json: JSON.stringify([{ locale }]), etag: '"m"' }),
    findSidebar: (url) => find(url, (found) => ({ html: `<ol><li>${found}</li></ol>` })),
    findContributors: (url) =>
      url.startsWith("/fr/") ? null : find(url, (found) => ({ text: `# ${found}` })),
  };
}

function createFakeSearch(store: ContentStore): SearchAnswers {
  const service = createSearchService({ store: () => store });
  return createSearchApi(service, {
    siteName: "Site",
    siteOrigin: "https://docs.example",
    translate: loadContentStrings(),
  });
}

function renderPage(
  store: ContentStore,
  request: express.Request,
  response: express.Response,
) {
  if (response.locals.fault !== undefined) throw response.locals.fault as Error;
  const path = decodeURIComponent(request.path);
  if (urlKey(path) === urlKey("/en-US/docs/Broken"))
    throw new Error("secret of the server");
  const isFound = store.findCanonicalUrl(path.replace(/\.data$/, "")) !== null;
  response.locals.scriptSources = ["'sha256-edge'"];
  response
    .status(isFound ? 200 : 404)
    .type("html")
    .send(`page ${path} `);
}

function sendRaw(
  port: number,
  path: string,
  request: { headers: Record<string, string>; method: string },
) {
  return new Promise<RawResponse>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, ...request, agent: false };
    const sent = sendRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
