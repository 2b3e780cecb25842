import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRaw, readToEnd } from "../support/raw-client";
import { startEdge, type Edge } from "../support/start-edge";

const CLIENTS = 500;
const TIMEOUTS = { headersMs: 1_000, requestMs: 1_500, stallMs: 2_000, checkMs: 100 };

/** Larger than the socket buffers of the system. */
const LONG_ANSWER = Buffer.alloc(30_000_000, "x");

let edge: Edge;

beforeEach(async () => {
  edge = await startEdge(undefined, {
    timeouts: TIMEOUTS,
    logLevel: "error",
    renderPages: (request, response) =>
      void response.end(request.path.endsWith("/long") ? LONG_ANSWER : "a page"),
  });
});

afterEach(() => edge.close());

/** Beginnings of requests that never end. */
const BEGINNINGS = [
  "",
  "GET /en-US/docs/Web HTT",
  "GET /en-US/docs/Web HTTP/1.1\r\nHost: site.example\r\nX-Slow: ",
  "POST /en-US/feedback HTTP/1.1\r\nHost: site.example\r\nContent-Length: 9\r\n\r\nabc",
];

test("serves readers while 500 slow clients hang, and closes each of them", async () => {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      openRaw(edge.origin, BEGINNINGS[index % BEGINNINGS.length] ?? ""),
    ),
  );
  const exchanges = Promise.all(clients.map(readToEnd));
  for (let count = 0; count < 20; count++)
    expect((await edge.get("/en-US/docs/Web")).status).toBe(200);
  const lastStatuses = (await exchanges).map(({ statuses }) => statuses.at(-1));
  expect(new Set(lastStatuses)).toEqual(new Set([408]));
  // The twenty pages use keep-alive connections.
  await expect.poll(() => edge.countConnections()).toBeLessThan(20);
});

test("closes clients that stop reading their response", async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 10; count++) {
    const request = "GET /en-US/long HTTP/1.1\r\nHost: site.example\r\n\r\n";
    const socket = await openRaw(edge.origin, request);
    socket.on("error", () => undefined);
    socket.pause();
    sockets.push(socket);
  }
  await expect.poll(() => edge.countConnections()).toBe(sockets.length);
  expect((await edge.get("/en-US/short")).status).toBe(200);
  await expect.poll(() => edge.countConnections()).toBeLessThan(2);
  for (const socket of sockets) socket.destroy();
});
