import { describe, expect, test, vi } from "vitest";
import { parseSettings } from "~/domain/accounts/settings";
import { createUserServices } from "~/composition/create-user-services.server";
import { createMoveJob } from "~/services/scheduled-jobs/index.server";
import { createFakePages, toPageUrl } from "../../support/fake-pages";
import { signIn } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const CSS = toPageUrl("CSS");
const FACTS = { url: CSS, title: "Mine", notes: "n" };

/** The calls of the form that saves a page, and the change time of collections. */
export function describeSavedPages(createEmpty: CreateEmpty): void {
  describe("saved pages", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start() {
      const { findPage } = createFakePages(["CSS", "HTML"]);
      const { collections, accounts } = createUserServices({
        database: getDatabase(),
        sessionSecret: "a secret of at least 32 characters",
        siteOrigin: "https://docs.example",
        documents: { findDocumentCard: () => null, findPageSummary: findPage },
      });
      const { user, cookie } = await signIn(getDatabase(), { isSecure: true });
      await collections.ensureDefaultCollection(user.id);
      const [first] = await collections.list(user.id);
      return {
        collections,
        accounts,
        user,
        cookie,
        userId: user.id,
        id: first?.id ?? "",
      };
    }

    test("are created together with their collection", async () => {
      const { collections, user, userId } = await start();
      const fields = { ...FACTS, name: "New", description: "" };
      const saved = await collections.savePageInNew(user, fields);
      expect(saved).toMatchObject({ isOk: true, collection: { name: "New" } });
      const list = await collections.list(userId);
      expect(list.map(({ name, articleCount }) => [name, articleCount])).toEqual([
        ["Default", 0],
        ["New", 1],
      ]);
      expect(await collections.lookup(userId, CSS)).toMatchObject([
        { collectionId: list[1]?.id, title: "Mine", notes: "n" },
      ]);
    });

    test.each([
      ["invalid", { title: " " }],
      ["invalid", { title: "\u200b" }],
      ["invalid", { notes: "n".repeat(65_537) }],
      ["invalid", { name: " " }],
      ["page-not-found", { url: toPageUrl("Missing") }],
      ["malformed-url", { url: "https://elsewhere.example/" }],
      ["name-taken", { name: "Default" }],
    ])("leave no collection behind when they are refused: %s", async (kind, changed) => {
      const { collections, user, userId } = await start();
      const fields = { ...FACTS, name: "New", description: "", ...changed };
      const refused = await collections.savePageInNew(user, fields);
      expect(refused).toMatchObject({ isOk: false, problem: { kind } });
      expect(await collections.list(userId)).toHaveLength(1);
      expect(await collections.lookup(userId, CSS)).toEqual([]);
    });

    test("count for the limit of the plan, also when they are created concurrently", async () => {
      const { collections, user, userId } = await start();
      const names = ["A", "B", "C", "D"];
      const outcomes = await Promise.all(
        names.map((name) => collections.savePageInNew(user, { ...FACTS, name })),
      );
      expect(outcomes.filter(({ isOk }) => isOk)).toHaveLength(2);
      expect(await collections.list(userId)).toHaveLength(3);
      expect(await collections.lookup(userId, CSS)).toHaveLength(2);
    });

    test("are added, changed when they were shown, and never overwritten unseen", async () => {
      const { collections, userId, id } = await start();
      const none = { item: "", updatedAt: null };
      const added = await collections.savePage(userId, id, { ...FACTS, ...none });
      expect(added).toMatchObject({ isOk: true, collection: { id, name: "Default" } });
      const [item] = await collections.lookup(userId, CSS);
      const unseen = { ...FACTS, ...none, notes: "other" };
      expect(await collections.savePage(userId, id, unseen)).toEqual({
        isOk: false,
        problem: { kind: "edit-conflict", current: item },
      });
      const seen = { ...unseen, item: item?.id, updatedAt: String(item?.updatedAt) };
      expect((await collections.savePage(userId, id, seen)).isOk).toBe(true);
      const stale = await collections.savePage(userId, id, { ...seen, notes: "late" });
      expect(stale).toMatchObject({ problem: { kind: "edit-conflict" } });
      expect(await collections.lookup(userId, CSS)).toMatchObject([{ notes: "other" }]);
    });

    test("follow a page that has moved, unless their collection has it there too", async () => {
      const { collections, user, userId, id } = await start();
      const [html, moved] = [toPageUrl("HTML"), { mdn_url: CSS, title: "CSS" }];
      const other = await collections.savePageInNew(user, { ...FACTS, name: "Other" });
      expect(other.isOk).toBe(true);
      for (const collection of await collections.list(userId))
        await collections.addItem(userId, collection.id, { url: html, title: "Old" });

      const { run } = createMoveJob({
        hasDocument: (url) => url !== html,
        findPageSummary: (url) => (url === html ? toSummary(moved) : null),
      });
      expect(await run(getDatabase(), Date.now())).toBe(1);
      expect(await collections.lookup(userId, CSS)).toMatchObject([
        { collectionId: id, title: "Old" },
        { title: "Mine" },
      ]);
      expect(await collections.lookup(userId, html)).toMatchObject([{ title: "Old" }]);
      expect(await run(getDatabase(), Date.now())).toBe(0);
    });

    test("are looked through for moves while others are answered", async () => {
      const { collections, user, userId } = await start();
      expect(
        (await collections.savePageInNew(user, { ...FACTS, name: "Many" })).isOk,
      ).toBe(true);
      await getDatabase().query(async (db) => {
        const { id, ...item } = await db
          .selectFrom("collection_items")
          .selectAll()
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
        for (let at = 0; at < 600; at += 100) {
          const rows = Array.from({ length: 100 }, (_, index) => ({
            ...item,
            url_hash: `${id} ${at + index}`,
          }));
          await db.insertInto("collection_items").values(rows).execute();
        }
      });
      const answered = vi.fn();
      setImmediate(answered);
      const { run } = createMoveJob({
        hasDocument: () => true,
        findPageSummary: () => null,
      });
      expect(await run(getDatabase(), Date.now())).toBe(0);
      expect(answered).toHaveBeenCalled();
    });

    test("are removed by their page", async () => {
      const { collections, userId, id } = await start();
      await collections.savePage(userId, id, FACTS);
      const removed = await collections.removePage(userId, id, CSS);
      expect(removed).toMatchObject({ isOk: true, collection: { name: "Default" } });
      expect(await collections.removePage(userId, id, CSS)).toEqual({
        isOk: false,
        problem: { kind: "not-saved" },
      });
      expect(await collections.lookup(userId, CSS)).toEqual([]);
    });

    test("are not reachable for other readers", async () => {
      const { collections, userId, id } = await start();
      const stranger = (await signIn(getDatabase(), { name: "other" })).user;
      const refused = { isOk: false, problem: { kind: "collection-not-found" } };
      await collections.savePage(userId, id, FACTS);
      expect(await collections.savePage(stranger.id, id, FACTS)).toEqual(refused);
      expect(await collections.removePage(stranger.id, id, CSS)).toEqual(refused);
      expect(await collections.lookup(userId, CSS)).toHaveLength(1);
    });

    test("update the change time in whoami, which never decreases", async () => {
      const { collections, accounts, user, cookie, userId, id } = await start();
      const geo = { country: "Unknown", country_iso: "ZZ" };
      const readTime = async () => {
        const found = await accounts.getReader(cookie);
        const reader = { ...(found.user ?? user), settings: parseSettings({}) };
        const facts = { user: reader, hasNews: false, geo, maintenance: null };
        const whoami = accounts.describeReader(facts);
        return Date.parse(whoami.settings?.collections_last_modified_time ?? "");
      };
      const made = { ...FACTS, name: "New" };
      const find = async () => (await collections.list(userId))[1]?.id ?? "";
      const findItem = async () => (await collections.lookup(userId, CSS))[0]?.id ?? "";
      const steps = [
        () => collections.savePageInNew(user, made),
        async () => collections.edit(userId, await find(), { name: "Newer" }),
        async () => collections.editItem(userId, await find(), await findItem(), made),
        async () =>
          collections.moveItem(userId, await find(), await findItem(), {
            collectionId: id,
          }),
        () => collections.removePage(userId, id, CSS),
        () => collections.addItem(userId, id, FACTS),
        async () => collections.removeItem(userId, id, await findItem()),
        () => collections.create(user, { name: "Third" }),
        async () => collections.remove(userId, await find()),
      ];
      let last = await readTime();
      expect(last).toBeGreaterThan(0);
      for (const step of steps) {
        expect((await step()).isOk).toBe(true);
        const time = await readTime();
        expect(time).toBeGreaterThan(last);
        last = time;
      }
    });
  });
}

function toSummary(page: { mdn_url: string; title: string }) {
  return { ...page, parents: [], summary: "", modified: "2026-01-02T03:04:05.000Z" };
}
