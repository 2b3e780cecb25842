import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as feedback from "~/routes/api.v1.feedback";
import * as newsletter from "~/routes/api.v1.newsletter";
import * as ping from "~/routes/api.v1.ping";
import * as settings from "~/routes/api.v1.plus.settings";
import * as whoami from "~/routes/api.v1.whoami";
import * as events from "~/routes/events.fxa";
import { COLLECTIONS_ROUTES } from "../support/collections-routes";
import { createFakePages } from "../support/fake-pages";
import { createMalformedRequests } from "../support/malformed-requests";
import { provideUserDatabase } from "../support/provide-user-database";
import { sendRaw } from "../support/raw-client";
import { signIn } from "../support/sign-in";
import { startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

const REQUESTS = 10_000;
const CLIENTS = 16;
/** Requests until caches and compiled code have reached their size. */
const WARM_UP = 4_000;
const MAX_GROWTH_BYTES = 8_000_000;
const TIMEOUT_MILLISECONDS = 240_000;

/** An event with a wrong token: its check loads the modules of the accounts provider. */
const EVENT = Buffer.from(
  "POST /events/fxa HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a.b.c\r\nContent-Length: 0\r\n\r\n",
);

const ROUTES = {
  ...COLLECTIONS_ROUTES,
  "api/v1/feedback": feedback,
  "api/v1/newsletter": newsletter,
  "api/v1/ping": ping,
  "api/v1/plus/settings": settings,
  "api/v1/whoami": whoami,
  "events/fxa": events,
  // Stands in for the site's pages, which need the bundler.
  "*": {
    loader: () => new Response("a page", { status: 404 }),
    action: () => new Response("a form", { status: 404 }),
  },
};

const users = provideUserDatabase();
let edge: Edge;
let cookie: string;

beforeEach(async () => {
  ({ cookie } = await signIn(users.database, { isSecure: true }));
  const { findPage } = createFakePages(["Web"]);
  const options = { logLevel: "error" };
  edge = await startApi({
    database: users.database,
    findPage,
    routes: ROUTES,
    edge: options,
  });
});

afterEach(async () => {
  await edge.close();
});

test(
  "ten thousand malformed requests cause no crash and no leak",
  async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const next = createMalformedRequests(seed);
    const faults: string[] = [];
    const seen = new Set<number>();

    async function sendMany(count: number): Promise<void> {
      for (let sent = 0; sent < count; sent++) {
        const request = withSession(next(), sent);
        const { statuses } = await sendRaw(edge.origin, request);
        for (const status of statuses) seen.add(status);
        if (statuses.some((status) => status >= 500))
          faults.push(request.toString("latin1").slice(0, 500));
      }
    }
    const sendAll = (count: number) =>
      Promise.all(Array.from({ length: CLIENTS }, () => sendMany(count / CLIENTS)));
    const waitForClosed = () => expect.poll(() => edge.countConnections()).toBe(0);

    // The warm-up has such a request with most seeds, but not with all.
    await sendRaw(edge.origin, EVENT);
    await sendAll(WARM_UP);
    await waitForClosed();
    const before = measureHeap();
    await sendAll(REQUESTS - WARM_UP);
    await waitForClosed();
    const growth = measureHeap() - before;

    expect({ seed, faults, errors: edge.log() }).toEqual({
      seed,
      faults: [],
      errors: [],
    });
    expect(growth, `growth of the heap with seed ${seed}`).toBeLessThan(MAX_GROWTH_BYTES);
    // Proves that requests got past the first check, to each kind of route.
    for (const status of [200, 204, 302, 400, 401, 403, 404, 405, 414, 431])
      expect([status, seen.has(status)]).toEqual([status, true]);
    expect((await edge.get("/en-US/docs/Web")).status).toBe(404);
    expect((await edge.get("/api/v2/collections/", { cookie })).status).toBe(200);
  },
  TIMEOUT_MILLISECONDS,
);

/** Adds a session to every second request. */
function withSession(request: Buffer, count: number): Buffer {
  const at = request.indexOf("\r\n");
  if (count % 2 === 0 || at === -1) return request;
  const header = Buffer.from(`\r\nCookie: ${cookie}`);
  return Buffer.concat([request.subarray(0, at), header, request.subarray(at)]);
}

function measureHeap(): number {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
