import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSignInSetup } from "~/composition/create-sign-in-setup.server";
import * as whoami from "~/routes/api.v1.whoami";
import * as authenticate from "~/routes/users.fxa.login.authenticate/route";
import { createCommunityService } from "~/services/community/index.server";
import { createPlansService } from "~/services/plans/index.server";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

/** Longer than the site's own timeout, during which other pages must be served. */
const PATIENCE_MILLISECONDS = 6_000;
/** Sockets open and close late on a busy machine. */
const SOCKETS = { timeout: 10_000 };

/** Accepts connections and never answers. */
interface HangingService {
  port: number;
  countWaiting(): number;
  close(): void;
}

async function startHangingService(): Promise<HangingService> {
  const waiting = new Set<Socket>();
  const server: Server = createServer((socket) => {
    waiting.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => waiting.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    countWaiting: () => waiting.size,
    close() {
      for (const socket of waiting) socket.destroy();
      server.close();
    },
  };
}

const users = provideUserDatabase();
let hanging: HangingService;
let edge: Edge;
let cookie: string;

beforeEach(async () => {
  ({ cookie } = await signIn(users.database, { isSecure: true }));
  hanging = await startHangingService();
  const url = `http://127.0.0.1:${hanging.port}`;
  const community = createCommunityService({
    apiUrl: url,
    onError: () => undefined,
    timeoutMilliseconds: PATIENCE_MILLISECONDS,
  });
  const plans = createPlansService({
    secretKey: "sk_test_x",
    paymentsUrl: null,
    onError: () => undefined,
    address: { host: "127.0.0.1", port: hanging.port, protocol: "http" },
    maxWaitMilliseconds: PATIENCE_MILLISECONDS,
  });
  edge = await startApi({
    database: users.database,
    findPage: () => null,
    signIn: createSignInSetup({
      siteOrigin: "https://site.example",
      sessionSecret: "a secret of at least 32 characters",
      remote: { issuer: url, clientId: "site", clientSecret: "secret" },
    }),
    routes: {
      "api/v1/whoami": whoami,
      "users/fxa/login/authenticate": authenticate,
      // The calls that the loaders of these pages await.
      "en-US/community": {
        loader: async () => Response.json(await community.listOpenIssues()),
      },
      "en-US/plus": { loader: async () => Response.json(await plans.readPrices("US")) },
      "en-US/docs/Web": { loader: () => new Response("a page") },
    },
    edge: { logLevel: "silent" },
  });
});

afterEach(async () => {
  await edge.close();
  hanging.close();
});

/** Requests a page while the service hangs, with and without a session. */
async function readPages() {
  const page = await edge.get("/en-US/docs/Web");
  const own = await edge.get("/api/v1/whoami", { cookie });
  return [page.status, own.status];
}

test("an accounts provider that hangs only delays sign-in", async () => {
  const signingIn = edge.get("/users/fxa/login/authenticate/?next=/en-US/");
  await expect.poll(() => hanging.countWaiting(), SOCKETS).toBe(1);
  expect(await Promise.race([readPages(), signingIn])).toEqual([200, 200]);
  // After the timeout, sign-in answers 503.
  expect((await signingIn).status).toBe(503);
});

test("a code host that hangs delays one page view by its timeout, and its list is missing", async () => {
  const first = edge.get("/en-US/community");
  await expect.poll(() => hanging.countWaiting(), SOCKETS).toBe(1);
  expect(await Promise.race([readPages(), first])).toEqual([200, 200]);
  expect(await (await first).json()).toEqual({ issues: [], source: "none" });
  await expect.poll(() => hanging.countWaiting(), SOCKETS).toBe(0);
  // The breaker is open for a minute, so that no request is sent.
  expect((await edge.get("/en-US/community")).status).toBe(200);
  expect(hanging.countWaiting()).toBe(0);
});

test("a payments provider that hangs leads to the default prices", async () => {
  const first = edge.get("/en-US/plus");
  await expect.poll(() => hanging.countWaiting(), SOCKETS).toBeGreaterThan(0);
  expect(await Promise.race([readPages(), first])).toEqual([200, 200]);
  const answer = await first;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    plans: { mdn_plus_5m: { monthlyPriceInCents: 500 } },
  });
});
