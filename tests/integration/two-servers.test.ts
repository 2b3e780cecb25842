import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignInSetup } from "~/composition/create-sign-in-setup.server";
import type { OpenDatabase } from "~/database/open-database.server";
import { CORE_COLLECTION_LIMIT } from "~/domain/accounts/collection";
import * as whoami from "~/routes/api.v1.whoami";
import * as choice from "~/routes/users.demo.sign-in.$id/route";
import * as authenticate from "~/routes/users.fxa.login.authenticate/route";
import * as callback from "~/routes/users.fxa.login.callback/route";
import * as logout from "~/routes/users.fxa.login.logout";
import {
  createRateLimits,
  createRequestLimits,
} from "~/services/rate-limits/index.server";
import { openTestDatabase } from "../contracts/engines";
import { startBalancer, type Balancer } from "../support/balancer";
import { COLLECTIONS_ROUTES } from "../support/collections-routes";
import { CookieJar } from "../support/cookie-jar";
import { createFakePages, toPageUrl } from "../support/fake-pages";
import {
  startPostgres,
  type ThrowawayPostgres,
} from "../support/postgres/throwaway-postgres";
import { startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

/** PostgreSQL starts in two seconds, on a busy machine in many more. */
const START_TIMEOUT_MILLISECONDS = 120_000;
const SECRET = "a secret of at least 32 characters";
const WRITES_PER_MINUTE = 120;

const ROUTES = {
  ...COLLECTIONS_ROUTES,
  "api/v1/whoami": whoami,
  "users/demo/sign-in/:id": choice,
  "users/fxa/login/authenticate": authenticate,
  "users/fxa/login/callback": callback,
  "users/fxa/login/logout": logout,
};

let postgres: ThrowawayPostgres;
let balancer: Balancer;
let first: Server;
let second: Server;

interface Server extends Edge {
  database: OpenDatabase;
}

beforeAll(async () => {
  postgres = await startPostgres();
  balancer = await startBalancer();
  const url = await postgres.createDatabase();
  // Started concurrently, as in a roll-out: one of them runs the migrations.
  [first, second] = await Promise.all([startServer(url), startServer(url)]);
}, START_TIMEOUT_MILLISECONDS);

beforeEach(() => balancer.use(first.origin, second.origin));

afterAll(async () => {
  await Promise.all([balancer.close(), first.close(), second.close()]);
  await Promise.all([first.database.close(), second.database.close()]);
  await postgres.stop();
});

/** Starts a server with its own connection pool, services and socket. */
async function startServer(url: string): Promise<Server> {
  const database = openTestDatabase(url);
  await database.migrate();
  const { origin: siteOrigin } = balancer;
  const signIn = createSignInSetup({ siteOrigin, sessionSecret: SECRET, remote: null });
  const { findPage } = createFakePages(["CSS", "HTML"]);
  // A frozen clock, so that no window ends.
  const shared = createRateLimits({ database, hash: (_, who) => who, now: () => 1 });
  const edge = await startApi({
    database,
    findPage,
    siteOrigin,
    signIn,
    routes: ROUTES,
    edge: {
      requestLimits: createRequestLimits({ shared }),
      handleProvider: signIn.handleProvider,
      logLevel: "warn",
    },
  });
  return { ...edge, database };
}

interface Asked {
  method?: string;
  form?: Record<string, string>;
  json?: object;
}

/** Sends a request as a browser does, through the balancer. */
async function send(jar: CookieJar, path: string, { method, form, json }: Asked = {}) {
  const url = new URL(path, balancer.origin);
  const body = form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null;
  const response = await fetch(url, {
    method: method ?? (body === null ? "GET" : "POST"),
    headers: {
      cookie: jar.toHeader(url.pathname),
      ...(json && { "content-type": "application/json" }),
      ...(body !== null && { origin: balancer.origin }),
    },
    body,
    redirect: "manual",
  });
  jar.store(response.headers.getSetCookie());
  return response;
}

/** Follows redirects up to the final page or the page with the accounts; returns its URL. */
async function follow(jar: CookieJar, path: string): Promise<string> {
  const location = (await send(jar, path)).headers.get("location");
  if (location === null) return path;
  return location.includes("/sign-in/") ? location : follow(jar, location);
}

async function signIn(uid: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const start = await send(jar, "/users/fxa/login/authenticate/?next=/en-US/");
  expect(start.status).toBe(307);
  const page = await follow(jar, start.headers.get("location") ?? "");
  const chosen = await send(jar, page, { form: { uid } });
  expect(chosen.status).toBe(303);
  expect(await follow(jar, chosen.headers.get("location") ?? "")).toBe("/en-US/");
  return jar;
}

async function readWhoami(jar: CookieJar) {
  return (await (await send(jar, "/api/v1/whoami")).json()) as {
    is_authenticated?: boolean;
    email?: string;
  };
}

describe("a reader of two servers", () => {
  test("signs in on one, saves on the other, and is signed out on both", async () => {
    balancer.use(first.origin);
    const jar = await signIn("demo-mdn_plus_5m");
    balancer.use(second.origin);
    const email = "fay.five@demo.example";
    expect(await readWhoami(jar)).toMatchObject({ is_authenticated: true, email });
    const made = await send(jar, "/api/v2/collections/", { json: { name: "Both" } });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const item = { url: toPageUrl("CSS"), title: "CSS" };
    const saved = await send(jar, `/api/v2/collections/${id}/items/`, { json: item });
    expect(saved.status).toBe(201);

    balancer.use(first.origin);
    const read = await send(jar, `/api/v2/collections/${id}/`);
    expect(await read.json()).toMatchObject({ items: [{ url: item.url }] });
    const session = jar.get("session") ?? "";
    expect((await send(jar, "/users/fxa/login/logout", { form: {} })).status).toBe(303);

    balancer.use(second.origin);
    const copy = new CookieJar();
    copy.set("session", session);
    expect((await readWhoami(copy)).is_authenticated).not.toBe(true);
    expect((await send(copy, "/api/v2/collections/")).status).toBe(401);
  });

  test("is counted by both together", async () => {
    const jar = new CookieJar();
    jar.set("session", "somebody");
    const vote = () => send(jar, "/api/v2/collections/", { json: { name: "x" } });
    const statuses = new Map<number, number>();
    for (let count = 0; count < WRITES_PER_MINUTE + 10; count++) {
      const { status } = await vote();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [401, WRITES_PER_MINUTE],
      [429, 10],
    ]);
    for (const server of [first, second]) {
      balancer.use(server.origin);
      expect((await vote()).status).toBe(429);
    }
  });

  test("has a quota shared by both servers", async () => {
    const jar = await signInOnSecond();
    const names = Array.from({ length: 8 }, (_, index) => `Quota ${index}`);
    const answers = await Promise.all(
      names.map((name) => send(jar, "/api/v2/collections/", { json: { name } })),
    );
    const made = answers.filter(({ status }) => status === 201);
    const list = (await (await send(jar, "/api/v2/collections/")).json()) as object[];
    expect([made.length, list.length]).toEqual([
      CORE_COLLECTION_LIMIT - 1,
      CORE_COLLECTION_LIMIT,
    ]);
  });
});

/** Keeps the sign-in on one server, because the built-in provider's state is in memory. */
async function signInOnSecond(): Promise<CookieJar> {
  balancer.use(second.origin);
  const jar = await signIn("demo-core");
  balancer.use(first.origin, second.origin);
  return jar;
}
