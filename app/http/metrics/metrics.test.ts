import type { Server } from "node:http";
import express from "express";
import { afterEach, expect, test, vi } from "vitest";
import { serveHealth } from "../answers/serve-health";
import { drain, getPort, listen } from "../server/listen.server";
import { createMetrics, type MetricsOptions } from "./create-metrics.server";
import { serveMetrics } from "./serve-metrics.server";

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => drain(server, 0)));
});

async function start(options: Partial<MetricsOptions> = {}) {
  const metrics = createMetrics({
    version: "1.2.3",
    readContentVersion: () => "c1",
    readPool: () => null,
    listUsage: () => [],
    ...options,
  });
  const server = await serveMetrics({ metrics, port: 0, host: "127.0.0.1" });
  servers.push(server);
  const url = `http://127.0.0.1:${getPort(server)}`;
  const read = async () => (await fetch(`${url}/metrics`)).text();
  return { metrics, url, read };
}

/** The failure of a scan is one that the contract demands. */
const STATUSES: Readonly<Record<string, number>> = {
  "/en-US/docs/Missing": 404,
  "/api/v2/scan": 500,
  "/api/v2/updates": 500,
};

test("measures requests by route and class of status", async () => {
  const { metrics, read } = await start();
  const site = await listen(
    (request, response) => {
      response.statusCode = STATUSES[request.url ?? ""] ?? 200;
      // As Express does.
      const isExpected = request.url === "/api/v2/scan";
      Object.assign(response, { locals: { isExpected } });
      response.end();
    },
    { port: 0, host: "127.0.0.1" },
  );
  servers.push(site);
  metrics.observeRequests(site);
  const origin = `http://127.0.0.1:${getPort(site)}`;
  for (const path of [
    "/en-US/docs/Web?q=secret",
    "/en-US/docs/CSS",
    "/en-US/docs/Missing",
    "/api/v2/scan",
    "/api/v2/updates",
  ])
    await fetch(`${origin}${path}`);
  await vi.waitFor(async () => {
    const text = await read();
    expect(text).toContain(
      'http_request_duration_seconds_count{route="docs",status="2xx"} 2',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{route="docs",status="4xx"} 1',
    );
    for (const status of ["4xx", "5xx"])
      expect(text).toContain(
        `http_request_duration_seconds_count{route="api",status="${status}"} 1`,
      );
    expect(text).toContain("http_requests_in_flight 0");
    expect(text).not.toContain("secret");
  });
});

test("counts a probe's answer that the server is not ready as no failure", async () => {
  const { metrics, read } = await start();
  const app = express();
  app.use(
    serveHealth(
      {
        version: "1.2.3",
        readContentState: () => "ready",
        readDatabaseState: () => Promise.resolve("unavailable"),
        isDraining: () => false,
      },
      [],
    ),
  );
  const site = await listen(app, { port: 0, host: "127.0.0.1" });
  servers.push(site);
  metrics.observeRequests(site);
  const origin = `http://127.0.0.1:${getPort(site)}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${origin}/readyz/pages`)).status).toBe(200);
  await vi.waitFor(async () => {
    const counts = (await read()).match(/^http_request_duration_seconds_count.*$/gm);
    expect(counts?.toSorted()).toEqual([
      'http_request_duration_seconds_count{route="health",status="2xx"} 1',
      'http_request_duration_seconds_count{route="health",status="4xx"} 1',
    ]);
  });
});

test("counts pages for readers apart from those for robots", async () => {
  const { metrics, read } = await start();
  const site = await listen((_request, response) => response.end(), {
    port: 0,
    host: "127.0.0.1",
  });
  servers.push(site);
  metrics.observeRequests(site);
  const origin = `http://127.0.0.1:${getPort(site)}`;
  const firefox =
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const robot =
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  for (const agent of [firefox, firefox, robot])
    await fetch(`${origin}/en-US/docs/Web`, { headers: { "User-Agent": agent } });
  await fetch(`${origin}/assets/x.js`, { headers: { "User-Agent": robot } });
  await vi.waitFor(async () => {
    const counts = (await read()).match(/^pages_served_total.*$/gm);
    expect(counts).toEqual([
      'pages_served_total{route="docs",client="reader"} 2',
      'pages_served_total{route="docs",client="robot"} 1',
    ]);
  });
});

test("counts clients that disconnect before their response", async () => {
  const { metrics, read } = await start();
  const site = await listen(() => undefined, { port: 0, host: "127.0.0.1" });
  servers.push(site);
  metrics.observeRequests(site);
  const leaving = new AbortController();
  const request = fetch(`http://127.0.0.1:${getPort(site)}/en-US/`, leaving);
  await vi.waitFor(async () =>
    expect(await read()).toContain("http_requests_in_flight 1"),
  );
  leaving.abort();
  await request.catch(() => undefined);
  await vi.waitFor(async () => {
    const text = await read();
    expect(text).toContain('route="home",status="aborted"} 1');
    expect(text).toContain("http_requests_in_flight 0");
  });
});

test("reports content version, refused requests and page cache hits", async () => {
  let content = "c1";
  const { metrics, read } = await start({
    readContentVersion: () => content,
    readPool: () => ({ totalCount: 4, idleCount: 1, waitingCount: 2 }),
  });
  metrics.countPageCache("hit");
  metrics.countRefused("search");
  await read();
  content = "c2-1-abc";
  const text = await read();
  for (const line of [
    'site_info{version="1.2.3"} 1',
    'content_store_info{version="c2-1-abc",sources="abc"} 1',
    'page_cache_requests_total{outcome="hit"} 1',
    'requests_refused_total{limit="search"} 1',
    'database_pool_connections{state="idle"} 1',
    'database_pool_connections{state="busy"} 3',
    'database_pool_connections{state="waiting"} 2',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('content_store_info{version="c1"');
  expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  expect(text).toMatch(/process_cpu_seconds_total \d/);
});

test("reports what was counted for operators, without names", async () => {
  const { read } = await start({
    listUsage: () => [
      { kind: "page", surface: "html", client: "reader", count: 3 },
      { kind: "vote", surface: "", client: "", count: 0 },
    ],
  });
  await read();
  const counts = (await read()).match(/^usage_total.*$/gm);
  expect(counts).toEqual(['usage_total{kind="page",surface="html",client="reader"} 3']);
});

test("answers 404 to other paths", async () => {
  const { url } = await start();
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(404);
});

test("answers HEAD as GET, without the body", async () => {
  const { url } = await start();
  const answer = await fetch(`${url}/metrics`, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect((await fetch(`${url}/`, { method: "HEAD" })).status).toBe(404);
});
