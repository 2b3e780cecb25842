import { Kysely, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import {
  startSilentPostgres,
  type SilentPostgres,
} from "../../../tests/support/silent-postgres";
import { createDialect } from "./create-dialect.server";
import { isSilence } from "./driver-errors";

const READERS = 12;

let server: SilentPostgres;
let db: Kysely<unknown>;

afterEach(async () => {
  await db.destroy();
  server.close();
});

async function start(options?: { isSilentAtOnce: boolean }): Promise<void> {
  server = await startSilentPostgres(options);
  const dialect = createDialect({
    target: server.url,
    isPatient: false,
    makesFolder: false,
    onError: () => undefined,
  });
  db = new Kysely({ dialect });
}

const ask = () => sql`select 1`.execute(db).catch((error: unknown) => error);

test("times out on a server that accepts connections and never answers", async () => {
  await start({ isSilentAtOnce: true });
  expect(isSilence(await ask())).toBe(true);
});

test("closes a connection after a timeout, and all connections opened before it", async () => {
  await start();
  const errors = await Promise.all(Array.from({ length: READERS }, ask));
  // The other two waited for a free connection, which does not count as a timeout of the server.
  expect(errors.map(isSilence).filter(Boolean)).toHaveLength(server.made);
  await expect.poll(() => server.open).toBe(0);
}, 20_000);

test("does not wait for the rollback after a timeout", async () => {
  await start();
  const error: unknown = await db
    .transaction()
    .execute((transaction) => sql`select 1`.execute(transaction))
    .catch((reason: unknown) => reason);
  expect(isSilence(error)).toBe(true);
  expect(server.made).toBe(1);
}, 20_000);
