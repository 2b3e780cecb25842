import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { Sqlite } from "~/sqlite.server";
import { MigrationError } from "./errors";
import { openDatabase } from "./open-database.server";
import type { Schema } from "./schema";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "database-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(url?: string) {
  return openDatabase({ url, dataDir: join(folder, "data"), onError: () => undefined });
}

test("creates its file in DATA_DIR with mode 600", async () => {
  const database = open();
  await database.migrate();
  await database.close();
  const { mode } = statSync(join(folder, "data", "users.sqlite"));
  expect(mode & 0o077).toBe(0);
});

test.each([
  ["sqlite:", "a.sqlite"],
  ["sqlite://", "b.sqlite"],
])("opens the file of a URL that starts with %s", async (scheme, name) => {
  const file = join(folder, name);
  const database = open(scheme + file);
  await database.migrate();
  await database.close();
  expect(statSync(file).size).toBeGreaterThan(0);
});

test("uses write-ahead logging, so that readers and writers do not block each other", async () => {
  const database = open();
  await database.migrate();
  await database.close();
  const file = new Sqlite(join(folder, "data", "users.sqlite"));
  expect(file.pragma("journal_mode", { simple: true })).toBe("wal");
  file.close();
});

test("rejects a file that is no database, without changing it", async () => {
  const file = join(folder, "notes.txt");
  writeFileSync(
    file,
    "not a database, but text that somebody may want to keep".repeat(20),
  );
  const database = open(`sqlite:${file}`);
  const refused = database.migrate();
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(/notes\.txt is damaged .*restore a backup/);
  await database.close();
});

test("tells what to do about a folder in the place of its file", async () => {
  const file = join(folder, "taken.sqlite");
  mkdirSync(file);
  const database = open(`sqlite:${file}`);
  await expect(database.migrate()).rejects.toThrow(
    /taken\.sqlite can't be migrated: EISDIR.*\. Move the folder of this name away/,
  );
  await database.close();
});

test("distinguishes a database of a newer release from a damaged one", async () => {
  const database = open();
  await database.migrate();
  await database.close();
  const file = new Sqlite(join(folder, "data", "users.sqlite"));
  file.exec("insert into kysely_migration values ('9999-future', '2099-01-01')");
  file.close();
  const older = open();
  await expect(older.migrate()).rejects.toThrow(
    /users\.sqlite belongs to a newer release: it has step 9999-future/,
  );
  await older.close();
});

test("tells once that its file was removed or replaced while it is open", async () => {
  const file = join(folder, "users.sqlite");
  let told = 0;
  const database = openDatabase({
    url: `sqlite:${file}`,
    dataDir: folder,
    onError: () => undefined,
    onRemoved: () => told++,
  });
  await database.migrate();
  expect([await database.readState(), told]).toEqual(["ready", 0]);
  renameSync(file, `${file}.moved`);
  expect([await database.readState(), told]).toEqual(["removed", 1]);
  writeFileSync(file, "");
  expect([await database.readState(), told]).toEqual(["removed", 1]);
  renameSync(`${file}.moved`, file);
  expect([await database.readState(), told]).toEqual(["ready", 1]);
  await database.close();
});

test("fails queries as unavailable when the file becomes damaged", async () => {
  const database = open();
  await database.migrate();
  const file = join(folder, "data", "users.sqlite");
  for (const name of [file, `${file}-wal`]) writeFileSync(name, "x".repeat(8192));
  const query = database.query((db) => db.selectFrom("users").selectAll().execute());
  await expect(query).rejects.toSatisfy(isUnavailable);
  await database.close();
});

test("retries while another process writes", async () => {
  const database = open();
  await database.migrate();
  const other = new Sqlite(join(folder, "data", "users.sqlite"));
  other.exec("begin immediate");
  const write = database.transact((db) =>
    db.insertInto("rate_limits").values({ key: "a", used: 1, expires_at: 1 }).execute(),
  );
  // The first attempt has found the lock when this resolves.
  await new Promise((resolve) => setImmediate(resolve));
  other.exec("commit");
  await write;
  expect(other.prepare("select key from rate_limits").all()).toEqual([{ key: "a" }]);
  other.close();
  await database.close();
});

test("reads while writes wait for another process, which all fail when their time is over", async () => {
  const database = open();
  await database.migrate();
  const other = new Sqlite(join(folder, "data", "users.sqlite"));
  other.exec("begin immediate");
  const outcomes: string[] = [];
  const write = (key: string) => {
    const rows = { key, used: 1, expires_at: 1 };
    return key.startsWith("single")
      ? database.query((db) => db.insertInto("rate_limits").values(rows).execute())
      : database.transact((db) => db.insertInto("rate_limits").values(rows).execute());
  };
  const fail = (key: string) => write(key).catch((error: unknown) => String(error));
  const writes = ["single a", "b", "c", "single d", "e"].map((key) =>
    write(key).then(
      () => outcomes.push("written"),
      (error: unknown) => outcomes.push(isUnavailable(error) ? "unavailable" : "failed"),
    ),
  );
  const found = await database.query((db) =>
    db.selectFrom("rate_limits").selectAll().execute(),
  );
  expect(found).toEqual([]);
  expect(outcomes).toEqual([]);
  await Promise.all(writes);
  expect(outcomes).toEqual(Array(5).fill("unavailable"));
  // The first has waited for all.
  await expect(fail("f")).resolves.toMatch(/circuit breaker open/);
  await expect(fail("single g")).resolves.toMatch(/circuit breaker open/);
  other.exec("rollback");
  await write("f");
  expect(other.prepare("select key from rate_limits").all()).toEqual([{ key: "f" }]);
  other.close();
  await database.close();
});

test("runs the statements of a transaction together, though others come between them", async () => {
  const database = open();
  await database.migrate();
  const count = (db: Pick<Kysely<Schema>, "selectFrom">) =>
    db.selectFrom("rate_limits").select("key").execute();
  let seen: Promise<unknown[]> | undefined;
  const failing = database.transact(async (db) => {
    const values = { key: "a", used: 1, expires_at: 1 };
    await db.insertInto("rate_limits").values(values).execute();
    seen = database.query(count);
    expect(await count(db)).toHaveLength(1);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await seen).toEqual([]);
  await database.close();
});

test("is unavailable when its folder can't be created, and tells what to do", async () => {
  writeFileSync(join(folder, "data"), "a file, not a folder");
  const database = open();
  const error: unknown = await database.migrate().catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  expect(String(error)).toMatch(
    /does not answer: EEXIST.*\. Move it by DATA_DIR or DATABASE_URL to a folder: there is a file of this name\.$/,
  );
  await database.close();
});

test("makes no folder for a DATABASE_URL, because a typing mistake would look like lost accounts", async () => {
  const missing = join(folder, "typo");
  const database = open(`sqlite:${join(missing, "users.sqlite")}`);
  const error: unknown = await database.migrate().catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  expect(String(error)).toContain(
    `does not answer: there is no folder ${missing}. Make it, or correct DATABASE_URL`,
  );
  expect(existsSync(missing)).toBe(false);
  // No restart is needed.
  mkdirSync(missing);
  await database.migrate();
  await database.close();
});
