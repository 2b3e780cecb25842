import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { readVersionSources } from "~/content-store/store-version";
import type { UsageSeries } from "~/domain/operations/usage";
import { isPrefetch } from "../request-kinds";
import type { RequestState } from "../request-state";
import { isPageClass, toRouteClass } from "./route-class";

/** Ranges from a cached page to a write that waits for a slow database. */
const DURATION_BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Judging an agent takes longer than sending a cached page, and readers share few agents. */
const MAX_KNOWN_AGENTS = 1_000;

/** Connection counts of the user database. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

export interface MetricsOptions {
  version: string;
  /** Returns the version of the content that is being served. */
  readContentVersion(): string;
  /** Returns null for a database without a pool. */
  readPool(): PoolCounts | null;
  /** Lists what was counted since the start, by series. */
  listUsage(): readonly (UsageSeries & { count: number })[];
}

export interface Metrics {
  /** Measures all requests of this server. */
  observeRequests(server: Server): void;
  /** Counts a look-up in the page cache. */
  countPageCache(outcome: "hit" | "miss"): void;
  /** Counts a rate-limited request. */
  countRefused(limit: string): void;
  /** Renders all metrics in the text format of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>;
}

/** Creates the metrics of the server and of its process. */
export function createMetrics(options: MetricsOptions): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addStoreGauges(register, options);
  const cache = new Counter({
    name: "page_cache_requests_total",
    help: "Requests that the page cache was asked for, by outcome.",
    labelNames: ["outcome"],
    registers: [register],
  });
  const refused = new Counter({
    name: "requests_refused_total",
    help: "Requests answered 429, by the limit that they were over.",
    labelNames: ["limit"],
    registers: [register],
  });
  return {
    observeRequests: createObserver(register),
    countPageCache: (outcome) => cache.inc({ outcome }),
    countRefused: (limit) => refused.inc({ limit }),
    render: async () => ({
      contentType: register.contentType,
      text: await register.metrics(),
    }),
  };
}

function createObserver(register: Registry) {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's headers to the end of its answer.",
    labelNames: ["route", "status"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [register],
  });
  const open = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that are being answered.",
    registers: [register],
  });
  const countPage = createPageCounter(register);
  return (server: Server): void => {
    server.prependListener("request", (request, response) => {
      const start = performance.now();
      open.inc();
      response.once("close", () => {
        open.dec();
        const route = toRouteClass(readPath(request));
        // The client disconnected before the response was complete.
        const status = response.writableFinished ? toStatusClass(response) : "aborted";
        duration.observe({ route, status }, (performance.now() - start) / 1000);
        if (status === "2xx" && isPageClass(route)) countPage(route, request);
      });
    });
  };
}

/** Express adds `locals`; a 5xx of a request that has not failed counts as the caller's. */
function toStatusClass(response: ServerResponse & { locals?: Partial<RequestState> }) {
  if (response.locals?.isExpected) return "4xx";
  return `${Math.floor(response.statusCode / 100)}xx`;
}

/** Counts readers' pages apart from robots' pages, because robots ask for many and read none. */
function createPageCounter(register: Registry) {
  const pages = new Counter({
    name: "pages_served_total",
    help: "Pages answered, by kind and by who asked: a reader, a reader's browser ahead of a click, or a robot that says so.",
    labelNames: ["route", "client"],
    registers: [register],
  });
  const known = new LRUCache<string, boolean>({ max: MAX_KNOWN_AGENTS });
  return (route: string, { headers }: IncomingMessage): void => {
    const agent = headers["user-agent"] ?? "";
    const isRobot = known.get(agent) ?? isbot(agent);
    known.set(agent, isRobot);
    const person = isPrefetch(headers) ? "prefetch" : "reader";
    pages.inc({ route, client: isRobot ? "robot" : person });
  };
}

/** Returns the normalised path, as it was before Express stripped mount paths. */
function readPath({ url = "", originalUrl = url }: ObservedRequest): string {
  return originalUrl.split("?", 1)[0] ?? "";
}

type ObservedRequest = IncomingMessage & { originalUrl?: string };

/** Metrics that are read when Prometheus scrapes. */
function addStoreGauges(
  register: Registry,
  { version, readContentVersion, readPool, listUsage }: MetricsOptions,
): void {
  const registers = [register];
  new Counter({
    name: "usage_total",
    help: "Pages, missing pages, searches without result, votes and telemetry, as in `npm run stats`.",
    labelNames: ["kind", "surface", "client"],
    registers,
    collect() {
      this.reset();
      for (const { count, ...series } of listUsage())
        if (count > 0) this.inc(series, count);
    },
  });
  new Gauge({
    name: "site_info",
    help: "The software that runs.",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);
  new Gauge({
    name: "content_store_info",
    help: "The content that is served, and the sources that it was compiled from.",
    labelNames: ["version", "sources"],
    registers,
    collect() {
      this.reset();
      const version = readContentVersion();
      this.set({ version, sources: readVersionSources(version) }, 1);
    },
  });
  new Gauge({
    name: "database_pool_connections",
    help: "Connections to the user database, and requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const pool = readPool();
      if (!pool) return;
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
