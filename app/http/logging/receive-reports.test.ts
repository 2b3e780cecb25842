import type { Server } from "node:http";
import express from "express";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getPort, drain, listen } from "../server/listen.server";
import { receiveReports } from "./receive-reports";

const MINUTE = 60_000;
const OLD_SHAPE = {
  "csp-report": {
    "document-uri": "https://site.example/en-US/docs/secret?who=me",
    "blocked-uri": "https://elsewhere.example",
    "violated-directive": "script-src-elem 'self'",
    "script-sample": "alert(1)",
  },
};
const NEW_SHAPE = [
  { type: "csp-violation", body: { effectiveDirective: "img-src", sample: "x" } },
  { type: "csp-violation", body: { effectiveDirective: "script-src-elem" } },
];

let server: Server;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  lines = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = express().use(receiveReports({ logger: pino({ base: null }, { write }) }));
  server = await listen(app, { port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  vi.useRealTimers();
  await drain(server, 0);
});

async function send(body: string, type = "application/csp-report", method = "POST") {
  const response = await fetch(`http://127.0.0.1:${getPort(server)}/api/v1/csp-reports`, {
    method,
    headers: { "Content-Type": type },
    ...(method === "POST" && { body }),
  });
  return response.status;
}

function readCounts() {
  vi.advanceTimersByTime(MINUTE);
  return lines.map(({ reports, total }) => ({ reports, total }));
}

test("logs only the count of each directive, once a minute", async () => {
  expect(await send(JSON.stringify(OLD_SHAPE))).toBe(204);
  expect(await send(JSON.stringify(NEW_SHAPE), "application/reports+json")).toBe(204);
  expect(lines).toEqual([]);
  expect(readCounts()).toEqual([
    { reports: { "script-src-elem": 2, "img-src": 1 }, total: 2 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|alert|example/);
  expect(readCounts()).toHaveLength(1);
});

test.each(["", "{", "null", "[[]]", `{"csp-report":{"violated-directive":"<b>"}}`])(
  "counts %j as unreadable",
  async (body) => {
    expect(await send(body)).toBe(204);
    expect(readCounts()).toEqual([{ reports: { unreadable: 1 }, total: 1 }]);
  },
);

test("refuses other types, other methods and large bodies", async () => {
  expect(await send("a=b", "application/x-www-form-urlencoded")).toBe(415);
  expect(await send("", undefined, "GET")).toBe(405);
  expect(await send("x".repeat(20_000))).toBe(413);
});

test("limits the number of distinct directives", async () => {
  const reports = Array.from({ length: 100 }, (_, number) => ({
    body: {
      effectiveDirective: `made-up-${"x".repeat(number % 10)}-${"y".repeat(number / 10)}`,
    },
  }));
  for (const half of [reports.slice(0, 50), reports.slice(50)])
    await send(JSON.stringify(half), "application/reports+json");
  const [{ reports: counts } = { reports: {} }] = readCounts();
  expect(Object.keys(counts as object)).toHaveLength(51);
  expect(counts).toMatchObject({ other: 50 });
});

test("refuses more than a thousand reports in a minute", async () => {
  for (let number = 0; number < 1_000; number++) await send("{}", "application/json");
  expect(await send("{}", "application/json")).toBe(429);
  vi.advanceTimersByTime(MINUTE);
  expect(await send("{}", "application/json")).toBe(204);
});

test("answers at its own address alone, and never from a cache", async () => {
  const origin = `http://127.0.0.1:${getPort(server)}`;
  const headers = { "Content-Type": "application/csp-report" };
  const post = (path: string) =>
    fetch(origin + path, { method: "POST", headers, body: JSON.stringify(OLD_SHAPE) });
  const own = await post("/api/v1/csp-reports");
  expect(own.headers.get("cache-control")).toBe("no-store");
  expect((await post("/api/v1/other")).status).toBe(404);
  expect(readCounts()).toMatchObject([{ total: 1 }]);
});
