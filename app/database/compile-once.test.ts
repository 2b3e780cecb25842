import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compileOnce } from "./compile-once";
import { openDatabase, type OpenDatabase } from "./open-database.server";

let folder: string;
let database: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "database-"));
  database = openDatabase({ url: undefined, dataDir: folder, onError: console.error });
  await database.migrate();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function addLimits(...rows: { key: string; used: number }[]): Promise<void> {
  const values = rows.map((row) => ({ ...row, expires_at: 10 }));
  await database.query((db) => db.insertInto("rate_limits").values(values).execute());
}

test("binds each call's values at their places, constants and repeated values included", async () => {
  await addLimits({ key: "a", used: 1 }, { key: "b", used: 2 }, { key: "c", used: 3 });
  const find = compileOnce((db, most: number, least: number, key: string) =>
    db
      .selectFrom("rate_limits")
      .select(["key", "used"])
      .where("expires_at", "=", 10)
      .where("used", ">=", least)
      .where("used", "<=", most)
      .where("used", ">=", least)
      .where("key", "!=", key)
      .orderBy("key"),
  );
  const keys = async (...values: [number, number, string]) =>
    (await database.query((db) => find(db, ...values))).map(({ key }) => key);
  expect(await keys(3, 2, "")).toEqual(["b", "c"]);
  expect(await keys(2, 1, "a")).toEqual(["b"]);
  expect(await keys(1, 3, "")).toEqual([]);
});

test("builds the query once for a database", async () => {
  const build = vi.fn(
    (db: Parameters<Parameters<OpenDatabase["query"]>[0]>[0], key: string) =>
      db.selectFrom("rate_limits").select("used").where("key", "=", key),
  );
  const find = compileOnce(build);
  await addLimits({ key: "a", used: 5 });
  for (const [key, expected] of [
    ["a", [{ used: 5 }]],
    ["b", []],
  ] as const)
    expect(await database.query((db) => find(db, key))).toEqual(expected);
  expect(build).toHaveBeenCalledTimes(1);
});
