import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import {
  createRateLimits,
  createRequestLimits,
} from "~/services/rate-limits/index.server";
import { Sqlite } from "~/sqlite.server";
import { COLLECTIONS_ROUTES } from "../support/collections-routes";
import { createFakePages } from "../support/fake-pages";
import { startPostgres } from "../support/postgres/throwaway-postgres";
import { signIn } from "../support/sign-in";
import { startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";
import { startTcpGate, type TcpGate } from "../support/tcp-gate";

const TIMEOUT_MILLISECONDS = 120_000;
const PAGES = {
  "en-US/docs/:page": { loader: () => new Response("a page") },
  "en-US/search": { loader: () => new Response("results") },
};

let database: OpenDatabase;
let edge: Edge;
let cookie: string;

async function start(url: string | undefined, dataDir: string): Promise<void> {
  database = openDatabase({ url, dataDir, onError: () => undefined });
  await database.migrate();
  ({ cookie } = await signIn(database, { plan: "mdn_plus_5m", isSecure: true }));
  const shared = url ? createRateLimits({ database, hash: (_, who) => who }) : null;
  edge = await startApi({
    database,
    findPage: createFakePages(["CSS"]).findPage,
    routes: { ...COLLECTIONS_ROUTES, ...PAGES },
    edge: { logLevel: "silent", requestLimits: createRequestLimits({ shared }) },
  });
}

async function stop(): Promise<void> {
  await edge.close();
  await database.close();
}

let count = 0;

/** Saves something; returns the status and Retry-After. */
async function write() {
  count += 1;
  const response = await edge.request("/api/v2/collections/", {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ name: `c${count}` }),
  });
  await response.arrayBuffer();
  return [response.status, response.headers.get("retry-after")];
}

async function readPages(headers?: Record<string, string>) {
  const paths = ["/en-US/docs/CSS", "/en-US/search?q=a"];
  const responses = await Promise.all(paths.map((path) => edge.get(path, headers)));
  return responses.map(({ status }) => status);
}

const PAGES_ARE_SERVED = [200, 200];
const REFUSED = [503, "10"];
const REQUESTS_IN_VAIN = 20;
/** Long enough for a running probe and the next one. */
const PROBES_AND_MORE = { timeout: 30_000 };

describe("a PostgreSQL that is lost", () => {
  let gate: TcpGate;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;

  beforeEach(async () => {
    postgres = await startPostgres();
    const url = new URL(await postgres.createDatabase());
    gate = await startTcpGate(`${decodeURIComponent(url.host)}/.s.PGSQL.5432`);
    await start(
      `postgres://postgres@127.0.0.1:${gate.port}${url.pathname}`,
      "not used here",
    );
  }, TIMEOUT_MILLISECONDS);

  afterEach(async () => {
    await stop();
    await gate.close();
    await postgres.stop();
  });

  test(
    "fails writes with 503, serves pages, and recovers without a restart",
    async () => {
      expect(await write()).toEqual([201, null]);
      gate.cut();
      expect(await write()).toEqual(REFUSED);
      expect(await readPages()).toEqual(PAGES_ARE_SERVED);
      gate.open();
      await expect.poll(write).toEqual([201, null]);
    },
    TIMEOUT_MILLISECONDS,
  );

  test(
    "delays no reader when it does not answer at all",
    async () => {
      expect(await write()).toEqual([201, null]);
      gate.hang();
      const pending = write();
      expect(await Promise.race([readPages(), pending])).toEqual(PAGES_ARE_SERVED);
      expect(await pending).toEqual(REFUSED);

      // The breaker is open: only its own probe connects.
      const asked = gate.countConnections();
      for (let count = 0; count < REQUESTS_IN_VAIN; count++) {
        expect(await write()).toEqual(REFUSED);
        expect(await readPages({ cookie })).toEqual(PAGES_ARE_SERVED);
      }
      expect(gate.countConnections() - asked).toBeLessThan(REQUESTS_IN_VAIN / 2);

      gate.open();
      await expect.poll(write, PROBES_AND_MORE).toEqual([201, null]);
    },
    TIMEOUT_MILLISECONDS,
  );
});

describe("an embedded database that another program has locked", () => {
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "locked-"));
    await start(undefined, folder);
  });

  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  test("fails writes with 503 and serves pages until the lock is released", async () => {
    expect(await write()).toEqual([201, null]);
    const other = new Sqlite(join(folder, "users.sqlite"));
    other.exec("begin immediate");
    const pending = write();
    expect(await Promise.race([readPages(), pending])).toEqual(PAGES_ARE_SERVED);
    expect(await pending).toEqual(REFUSED);
    other.exec("rollback");
    other.close();
    expect(await write()).toEqual([201, null]);
  });
});
