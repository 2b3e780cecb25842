import { describe, expect, test } from "vitest";
import { createCollectionsService } from "~/services/collections/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { createReaderUpdates } from "~/services/reader-updates/index.server";
import { createMoveJob } from "~/services/scheduled-jobs/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { createFakePages, toPageUrl } from "../../support/fake-pages";
import { createUser } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const ADDRESS = "198.51.100.7";
const PATH = toPageUrl("Gap")
  .replace(/^\/[^/]+/, "")
  .toLowerCase();
const NOW = Date.parse("2026-11-22T12:00:00Z");
const HOUR_MILLISECONDS = 3_600_000;

export function describeReaderUpdates(createEmpty: CreateEmpty): void {
  describe("updates of a reader", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start() {
      const database = getDatabase();
      const clock = { now: NOW };
      const now = () => clock.now;
      const { hash, deriveKey } = createSecrets("a secret");
      const { findPage } = createFakePages(["Gap", "Grid"]);
      const collections = createCollectionsService({
        database,
        findPage,
        deriveKey,
        siteOrigin: "https://docs.example",
        now,
      });
      const rateLimits = createRateLimits({ database, hash, now });
      const create = (key: string) =>
        createReaderUpdates({
          database,
          collections,
          rateLimits,
          now,
          hash: createSecrets(key).hash,
        });
      const updates = create("a secret");
      const userId = await createUser(database, {});
      await collections.ensureDefaultCollection(userId);
      const [first] = await collections.list(userId);
      const save = (title: string) =>
        collections.addItem(userId, first?.id ?? "", { title, url: toPageUrl(title) });
      return { ...updates, database, clock, create, collections, userId, save };
    }

    /** The facts of `hasNews` as the session's user has them. */
    async function readUser(userId: number) {
      const row = await getDatabase().query((db) =>
        db
          .selectFrom("users")
          .select(["collections_changed_at", "updates_seen"])
          .where("id", "=", userId)
          .executeTakeFirstOrThrow(),
      );
      return {
        id: userId,
        collectionsChangedAt: row.collections_changed_at,
        updatesSeen: row.updates_seen,
      };
    }

    test("give a feed a key that opens the pages in the collections", async () => {
      const { userId, findKey, renewKey, openFeed, save } = await start();
      expect(await findKey(userId)).toBeNull();
      await renewKey(userId);
      const key = (await findKey(userId)) ?? "";
      expect(key).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
      expect(await openFeed(key, ADDRESS)).toEqual({ kind: "open", pages: new Set() });
      await save("Gap");
      const open = { kind: "open", pages: new Set([PATH]) };
      expect(await openFeed(key, ADDRESS)).toEqual(open);
      expect(await findKey(userId)).toBe(key);
    });

    test("end a key when it is replaced or revoked", async () => {
      const { userId, findKey, renewKey, revokeKey, openFeed } = await start();
      await renewKey(userId);
      const old = (await findKey(userId)) ?? "";
      await renewKey(userId);
      const key = (await findKey(userId)) ?? "";
      expect(key).not.toBe(old);
      expect((await openFeed(old, ADDRESS)).kind).toBe("unknown");
      expect((await openFeed(key, ADDRESS)).kind).toBe("open");
      await revokeKey(userId);
      await revokeKey(userId);
      expect((await openFeed(key, ADDRESS)).kind).toBe("unknown");
      expect(await findKey(userId)).toBeNull();
    });

    test("store nothing that opens a feed", async () => {
      const { database, userId, findKey, renewKey, openFeed, create } = await start();
      await renewKey(userId);
      const key = (await findKey(userId)) ?? "";
      const stored = await database.query((db) =>
        db.selectFrom("updates_feeds").selectAll().execute(),
      );
      const [handle = "", proof = ""] = key.split(".");
      expect(JSON.stringify(stored)).toContain(handle);
      expect(JSON.stringify(stored)).not.toContain(proof);
      const forged = [
        "",
        ".",
        handle,
        `${handle}.${"A".repeat(43)}`,
        `${key}x`,
        `x${key}`,
        (await create("another secret").findKey(userId)) ?? "",
      ];
      for (const each of forged)
        expect([each, (await openFeed(each, ADDRESS)).kind]).toEqual([each, "unknown"]);
    });

    test("delete the feed with its account", async () => {
      const { database, userId, findKey, renewKey, openFeed } = await start();
      await renewKey(userId);
      const key = (await findKey(userId)) ?? "";
      await database.query((db) =>
        db.deleteFrom("users").where("id", "=", userId).execute(),
      );
      expect((await openFeed(key, ADDRESS)).kind).toBe("unknown");
    });

    test("limit reads of a feed, and guesses of an address", async () => {
      const { userId, findKey, renewKey, openFeed, clock } = await start();
      await renewKey(userId);
      const key = (await findKey(userId)) ?? "";
      const read = async (each: string, address = ADDRESS) =>
        (await openFeed(each, address)).kind;
      for (let count = 0; count < 60; count += 1) {
        expect(await read(key, `198.51.100.${count}`)).toBe("open");
        expect(await read("guess")).toBe("unknown");
      }
      const limited = { kind: "limited", retryAfterSeconds: 3600 };
      expect(await openFeed(key, ADDRESS)).toEqual(limited);
      expect(await openFeed("guess", ADDRESS)).toEqual(limited);
      expect(await read("guess", "203.0.113.1")).toBe("unknown");
      clock.now += HOUR_MILLISECONDS;
      expect([await read(key), await read("guess")]).toEqual(["open", "unknown"]);
    });

    test("announce a release until the reader has seen it", async () => {
      const { userId, hasNews, noteSeen, save } = await start();
      const findNewest = (pages: Iterable<string>) =>
        [...pages].includes(PATH) ? "2026-11-10" : null;
      const ask = async () => hasNews(await readUser(userId), findNewest);
      expect(await ask()).toBe(false);
      await save("Grid");
      expect(await ask()).toBe(false);
      await save("Gap");
      expect(await ask()).toBe(true);
      await noteSeen(await readUser(userId), "2026-11-09");
      expect(await ask()).toBe(true);
      await noteSeen(await readUser(userId), "2026-11-10");
      expect(await ask()).toBe(false);
      await noteSeen(await readUser(userId), "2026-11-01");
      expect((await readUser(userId)).updatesSeen).toBe("2026-11-10");
    });

    test("announce a release for a saved page that has moved since it was last asked", async () => {
      const { userId, hasNews, save, database } = await start();
      const findNewest = (pages: Iterable<string>) =>
        [...pages].includes(PATH) ? "2026-11-10" : null;
      await save("Grid");
      expect(await hasNews(await readUser(userId), findNewest)).toBe(false);
      const moved = { title: "Gap", mdn_url: toPageUrl("Gap") };
      const { run } = createMoveJob({
        hasDocument: (url) => url !== toPageUrl("Grid"),
        findPageSummary: () => ({ ...moved, parents: [], summary: "", modified: "" }),
      });
      expect(await run(database, Date.now())).toBe(1);
      expect(await hasNews(await readUser(userId), findNewest)).toBe(true);
    });

    test("announce nothing old to those who have never looked", async () => {
      const { userId, hasNews, save } = await start();
      await save("Gap");
      const user = await readUser(userId);
      expect(await hasNews(user, () => "2026-10-24")).toBe(true);
      expect(await hasNews(user, () => "2026-10-23")).toBe(false);
    });
  });
}
