import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "~/database/open-database.server";
import { openTestDatabase } from "../contracts/engines";
import { startBalancer, type Balancer } from "../support/balancer";
import { toPageUrl } from "../support/fake-pages";
import {
  startPostgres,
  type ThrowawayPostgres,
} from "../support/postgres/throwaway-postgres";
import { signIn } from "../support/sign-in";
import {
  startCollectionsServer,
  type CollectionsServer,
} from "../support/start-collections-server";

const PAGES = ["CSS"];
const WRITERS = 8;
const READERS = 4;
/** Numbers of acknowledged writes on both servers. */
const KILL_AT = 150;
const STOP_AT = 400;
const TIMEOUT_MILLISECONDS = 180_000;
const CUT_OFF = 0;

let postgres: ThrowawayPostgres;
let database: OpenDatabase;
let balancer: Balancer;
let servers: [CollectionsServer, CollectionsServer];
let cookie: string;

beforeAll(async () => {
  postgres = await startPostgres();
  balancer = await startBalancer();
  const place = await postgres.createDatabase();
  database = openTestDatabase(place);
  await database.migrate();
  ({ cookie } = await signIn(database, { plan: "mdn_plus_5m", isSecure: true }));
  const options = { place, pages: PAGES };
  // One server uses the page cache, the other renders each page.
  servers = await Promise.all([
    startCollectionsServer({ ...options, pageCacheBytes: 2 ** 20 }),
    startCollectionsServer(options),
  ]);
  balancer.use(...servers.map(({ origin }) => origin));
}, TIMEOUT_MILLISECONDS);

afterAll(async () => {
  for (const server of servers) server.kill();
  await Promise.all([balancer.close(), database.close()]);
  await postgres.stop();
});

test(
  "killing a server only loses its requests in flight, and no acknowledged write",
  async () => {
    const [killed, left] = servers;
    const saved: string[] = [];
    let failures = 0;
    const isOver = () => saved.length >= STOP_AT;

    async function write(writer: number): Promise<void> {
      for (let count = 0; !isOver(); count++) {
        const name = `w${writer}-${count}`;
        const { status } = await send("/api/v2/collections/", { name });
        if (status === 201) saved.push(name);
        else failures += 1;
        if (saved.length === KILL_AT) killed.kill();
      }
    }
    async function read(): Promise<void> {
      const own = `/api/v2/collections/lookup/?url=${toPageUrl("CSS")}`;
      for (let count = 0; !isOver(); count++) {
        const { status } = await (count % 2 === 0 ? send(own) : readPage());
        if (status !== 200) failures += 1;
      }
    }
    await Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
      ...Array.from({ length: READERS }, read),
    ]);

    expect((await readPage()).status).toBe(200);
    expect([killed.isRunning(), left.isRunning()]).toEqual([false, true]);
    // Each client has one request in flight, and all on the other server succeeded.
    expect(failures).toBe(balancer.countLost(killed.origin));
    expect(failures).toBeLessThanOrEqual(WRITERS + READERS);
    const stored = await listNames();
    expect(saved.filter((name) => !stored.has(name))).toEqual([]);
    // A write whose response was lost may have been stored.
    expect(stored.size - saved.length).toBeLessThanOrEqual(failures + 1);
  },
  TIMEOUT_MILLISECONDS,
);

async function send(path: string, json?: object): Promise<{ status: number }> {
  return ask(path, {
    method: json ? "POST" : "GET",
    headers: { cookie, "content-type": "application/json" },
    ...(json && { body: JSON.stringify(json) }),
  });
}

/** Reads anonymously, so that the page may come from the cache. */
async function readPage(): Promise<{ status: number }> {
  return ask("/en-US/docs/Web");
}

/** A response that is cut off has the status CUT_OFF, because its outcome is unknown as well. */
async function ask(path: string, init?: RequestInit): Promise<{ status: number }> {
  const response = await fetch(`${balancer.origin}${path}`, init);
  const isWhole = await response.arrayBuffer().then(
    () => true,
    () => false,
  );
  return { status: isWhole ? response.status : CUT_OFF };
}

async function listNames(): Promise<Set<string>> {
  const rows = await database.query((db) =>
    db.selectFrom("collections").select("name").execute(),
  );
  return new Set(rows.map(({ name }) => name));
}
