import { CompiledQuery, type SqliteDatabase } from "kysely";
import { expect, test } from "vitest";
import { PatientSqliteDriver } from "./driver.server";

/** Runs nothing; the given statements find the file locked the first time. */
function openFake(locked: Set<string>): SqliteDatabase {
  const run = (sql: string) => {
    if (locked.delete(sql))
      throw Object.assign(new Error("locked"), { code: "SQLITE_BUSY" });
    return { changes: 1, lastInsertRowid: 1 };
  };
  return {
    close: () => undefined,
    prepare: (sql) => ({
      reader: false,
      all: () => [],
      iterate: () => [][Symbol.iterator](),
      run: () => run(sql),
    }),
  };
}

test("a locked statement of a transaction does not wait for those that wait for its connection", async () => {
  const database = openFake(new Set(["inside", "outside"]));
  const driver = new PatientSqliteDriver({ database }, 3_000);
  await driver.init();
  const [own, other] = [
    await driver.acquireConnection(),
    await driver.acquireConnection(),
  ];
  const outside = other.executeQuery(CompiledQuery.raw("outside"));
  await new Promise((resolve) => setImmediate(resolve));
  await driver.beginTransaction(own);
  await own.executeQuery(CompiledQuery.raw("inside"));
  await driver.commitTransaction(own);
  await driver.releaseConnection(own);
  await expect(outside).resolves.toMatchObject({ numAffectedRows: 1n });
  await driver.destroy();
});
