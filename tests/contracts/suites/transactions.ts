import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import type { Schema } from "~/database/schema";
import { useDatabase, type CreateEmpty } from "./use-database";

const LATER = 4_102_444_800_000;

function insert(db: Kysely<Schema>, key: string) {
  return db
    .insertInto("rate_limits")
    .values({ key, used: 1, expires_at: LATER })
    .execute();
}

export function describeTransactions(createEmpty: CreateEmpty): void {
  describe("transactions", () => {
    const getDatabase = useDatabase(createEmpty);

    function listKeys() {
      return getDatabase().query(async (db) => {
        const rows = await db
          .selectFrom("rate_limits")
          .select("key")
          .orderBy("key")
          .execute();
        return rows.map(({ key }) => key);
      });
    }

    test("store nothing when their work throws", async () => {
      const failure = getDatabase().transact(async (db) => {
        await insert(db, "half");
        throw new Error("changed my mind");
      });
      await expect(failure).rejects.toThrow("changed my mind");
      expect(await listKeys()).toEqual([]);
    });

    test("store all of their work, and times beyond 32 bits", async () => {
      await getDatabase().transact(async (db) => {
        await insert(db, "a");
        await insert(db, "b");
      });
      expect(await listKeys()).toEqual(["a", "b"]);
      const [row] = await getDatabase().query((db) =>
        db.selectFrom("rate_limits").select("expires_at").limit(1).execute(),
      );
      expect(row).toEqual({ expires_at: LATER });
    });

    test("rethrow programming errors", async () => {
      await getDatabase().query((db) => insert(db, "twice"));
      const failure = getDatabase().query((db) => insert(db, "twice"));
      await expect(failure).rejects.toThrow(/unique/i);
    });

    test("wait for each other instead of failing", async () => {
      const keys = Array.from({ length: 30 }, (_, index) => `key-${10 + index}`);
      await Promise.all(
        keys.map((key) => getDatabase().transact((db) => insert(db, key))),
      );
      expect(await listKeys()).toEqual(keys);
    });
  });
}
