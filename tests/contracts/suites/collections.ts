import { describe, expect, test } from "vitest";
import {
  createCollectionsService,
  type CollectionsService,
  type ItemsQuery,
} from "~/services/collections/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { createFakePages, toPageUrl } from "../../support/fake-pages";
import { signIn } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const START = 1_800_000_000_000;
const SITE = "https://docs.example";
const CSS = toPageUrl("CSS");
const LONG_NAME = "字".repeat(1024);

export function describeCollections(createEmpty: CreateEmpty): void {
  describe("collections", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start(
      plan: "core" | "mdn_plus_5m" = "mdn_plus_5m",
      titles = ["CSS", "HTML", "größe", "100%", "Is it?", "Ünder_"],
    ) {
      const clock = { now: START };
      const pages = createFakePages(titles);
      const service = createCollectionsService({
        database: getDatabase(),
        siteOrigin: SITE,
        deriveKey: createSecrets("a secret").deriveKey,
        findPage: pages.findPage,
        now: () => clock.now,
      });
      const { user } = await signIn(getDatabase(), { plan });
      await service.ensureDefaultCollection(user.id);
      const [first] = await service.list(user.id);
      const defaultId = first?.id ?? "";
      return { service, user, userId: user.id, defaultId, clock, pages };
    }

    async function startWithCollection() {
      const started = await start();
      const { service, user } = started;
      const made = await service.create(user, { name: "Colours" });
      return { ...started, id: getDone(made).collection.id };
    }

    async function listTitles(
      service: CollectionsService,
      { userId, id, ...query }: { userId: number; id: string } & Partial<ItemsQuery>,
    ) {
      const page = getDone(await service.get(userId, id, { limit: 50, ...query }));
      return page.items.map(({ title }) => title);
    }

    async function add(
      {
        service,
        userId,
        id,
      }: { service: CollectionsService; userId: number; id: string },
      title: string,
      fields: object = {},
    ) {
      const given = { url: toPageUrl(title), title, ...fields };
      return getDone(await service.addItem(userId, id, given)).item;
    }

    describe("as wholes", () => {
      test("are listed oldest first, led by the default one, which is made once", async () => {
        const { service, user, userId, clock } = await start();
        clock.now += 1000;
        await service.create(user, { name: "B", description: "Second" });
        await service.create(user, { name: "A" });
        await service.ensureDefaultCollection(userId);
        const list = await service.list(userId);
        expect(list.map(({ name }) => name)).toEqual(["Default", "B", "A"]);
        expect(list[1]).toEqual({
          id: expect.stringMatching(/^[a-zA-Z0-9]{4,}$/) as string,
          name: "B",
          description: "Second",
          createdAt: START + 1000,
          updatedAt: START + 1000,
          articleCount: 0,
        });
      });

      test.each([
        ["name", "missing", {}],
        ["name", "missing", { name: "" }],
        ["name", "blank", { name: " \n" }],
        ["name", "blank", { name: "\u200b\u3164" }],
        ["name", "type", { name: 7 }],
        ["name", "type", { name: null }],
        ["name", "too-long", { name: `${LONG_NAME}x` }],
        ["name", "character", { name: "a\0b" }],
        ["name", "character", { name: "\ud83d" }],
        ["description", "type", { name: "x", description: ["x"] }],
        ["description", "too-long", { name: "x", description: "d".repeat(65_537) }],
        ["description", "character", { name: "x", description: "\udc00x" }],
      ])("are refused for their %s: %s", async (field, fault, fields) => {
        const { service, user, userId } = await start();
        const problem = { kind: "invalid", faults: [{ field, fault }] };
        expect(await service.create(user, fields)).toEqual({ isOk: false, problem });
        expect(await service.list(userId)).toHaveLength(1);
      });

      test("keep names and descriptions of the maximum length, in any script", async () => {
        const { service, user, userId } = await start();
        const fields = { name: "👩".repeat(1024), description: "é".repeat(65_536) };
        await service.create(user, fields);
        await service.create(user, { name: LONG_NAME });
        const [, first, second] = await service.list(userId);
        expect(first).toMatchObject(fields);
        expect(second).toMatchObject({ name: LONG_NAME, description: null });
      });

      test("have unique names per user; case matters", async () => {
        const { service, user } = await start();
        await service.create(user, { name: "Colours" });
        const taken = { kind: "name-taken", name: "Colours" };
        expect(await service.create(user, { name: "Colours" })).toEqual(refusal(taken));
        expect(await service.create(user, { name: "colours" })).toMatchObject({
          isOk: true,
        });
        const other = await signIn(getDatabase(), { name: "other" });
        expect(await service.create(other.user, { name: "Colours" })).toMatchObject({
          isOk: true,
        });
      });

      test("have one name for letters and spaces that look the same", async () => {
        const { service, user, userId } = await start();
        const made = await service.create(user, { name: " E\u0301te\u0301  \n2026 " });
        expect(getDone(made).collection.name).toBe("\u00c9t\u00e9 2026");
        const taken = refusal({ kind: "name-taken", name: "\u00c9t\u00e9 2026" });
        for (const name of ["E\u0301t\u00e9 2026", "\u00c9t\u00e9\t2026"])
          expect(await service.create(user, { name })).toEqual(taken);
        const { id } = getDone(await service.create(user, { name: "Winter" })).collection;
        expect(await service.edit(userId, id, { name: "E\u0301t\u00e9 2026" })).toEqual(
          taken,
        );
      });

      test("are found and edited under a name that was stored as it was typed", async () => {
        const { service, user, userId, id } = await startWithCollection();
        const other = getDone(await service.create(user, { name: "\u00c9t\u00e9" }));
        const stored = "E\u0301te\u0301  ";
        await getDatabase().query((db) =>
          db
            .updateTable("collections")
            .set({ name: stored, name_hash: "as it was typed" })
            .where("name", "=", "Colours")
            .execute(),
        );
        for (const each of [id, other.collection.id]) {
          const fields = { name: stored, description: "Warm" };
          const edited = await service.edit(userId, each, fields);
          expect(getDone(edited).collection.description).toBe("Warm");
        }
        await service.remove(userId, other.collection.id);
        expect(await service.create(user, { name: "\u00c9t\u00e9" })).toEqual(
          refusal({ kind: "name-taken", name: "\u00c9t\u00e9" }),
        );
        const renamed = await service.edit(userId, id, { name: "E\u0301te\u0301 2" });
        expect(getDone(renamed).collection.name).toBe("\u00c9t\u00e9 2");
      });

      test("are created once when they are created concurrently under one name", async () => {
        const { service, user, userId } = await start();
        const outcomes = await Promise.all(
          Array.from({ length: 8 }, () => service.create(user, { name: "Same" })),
        );
        expect(outcomes.filter(({ isOk }) => isOk)).toHaveLength(1);
        expect(await service.list(userId)).toHaveLength(2);
      });

      test("are limited to three on the free plan, the default one included", async () => {
        const { service, user, userId } = await start("core");
        const made = getDone(await service.create(user, { name: "1" }));
        await service.create(user, { name: "2" });
        const refused = refusal({ kind: "limit-reached", limit: 3 });
        expect(await service.create(user, { name: "3" })).toEqual(refused);
        expect(await service.create(user, { name: "1" })).toEqual(refused);
        await service.remove(userId, made.collection.id);
        expect(await service.create(user, { name: "3" })).toMatchObject({ isOk: true });
      });

      test("stay within the limit when they are created concurrently", async () => {
        const { service, user, userId } = await start("core");
        const names = Array.from({ length: 8 }, (_, index) => `n${index}`);
        await Promise.all(names.map((name) => service.create(user, { name })));
        expect(await service.list(userId)).toHaveLength(3);
      });

      test("are unlimited on paid plans", async () => {
        const { service, user, userId } = await start("mdn_plus_5m");
        for (let count = 0; count < 10; count++)
          await service.create(user, { name: `n${count}` });
        expect(await service.list(userId)).toHaveLength(11);
      });

      test("are edited, and keep their description when it is absent", async () => {
        const { service, userId, id, clock } = await startWithCollection();
        clock.now += 5000;
        await service.edit(userId, id, { name: "Colors", description: "US" });
        const kept = getDone(await service.edit(userId, id, { name: "Hues" }));
        expect(kept.collection).toMatchObject({ name: "Hues", description: "US" });
        expect(kept.collection.updatedAt).toBeGreaterThan(START + 5000);
        const emptied = await service.edit(userId, id, { name: "Hues", description: "" });
        expect(getDone(emptied).collection.description).toBeNull();
        expect((await service.list(userId))[1]).toEqual(getDone(emptied).collection);
      });

      test.each([(time: number) => time, String, (time: number) => toDate(time)])(
        "are not edited over another edit that came between (%#)",
        async (write) => {
          const { service, userId, id } = await startWithCollection();
          const updatedAt = START;
          const first = { name: "First", updatedAt: write(updatedAt) };
          expect(await service.edit(userId, id, first)).toMatchObject({ isOk: true });
          const second = { name: "Second", updatedAt: write(updatedAt) };
          const [, current] = await service.list(userId);
          expect(current).toMatchObject({ name: "First" });
          expect(await service.edit(userId, id, second)).toEqual(
            refusal({ kind: "edit-conflict", current }),
          );
          expect((await service.list(userId))[1]).toEqual(current);
        },
      );

      test("accept one of two concurrent edits", async () => {
        const { service, userId, id } = await startWithCollection();
        const outcomes = await Promise.all(
          ["A", "B", "C", "D"].map((name) =>
            service.edit(userId, id, { name, updatedAt: START }),
          ),
        );
        const [done, ...others] = outcomes.filter(({ isOk }) => isOk);
        expect(others).toEqual([]);
        expect([done]).toMatchObject([{ collection: (await service.list(userId))[1] }]);
      });

      test.each(["yesterday", "1".repeat(41), -1.5, true, {}])(
        "refuse an edit based on an invalid time: %j",
        async (updatedAt) => {
          const { service, userId, id } = await startWithCollection();
          const faults = [{ field: "updatedAt", fault: "type" }];
          const outcome = await service.edit(userId, id, { name: "x", updatedAt });
          expect(outcome).toEqual(refusal({ kind: "invalid", faults }));
        },
      );

      test("refuse the name of another collection", async () => {
        const { service, user, userId, id } = await startWithCollection();
        await service.create(user, { name: "Shapes" });
        const taken = refusal({ kind: "name-taken", name: "Shapes" });
        expect(await service.edit(userId, id, { name: "Shapes" })).toEqual(taken);
        expect(await service.edit(userId, id, { name: "Colours" })).toMatchObject({
          isOk: true,
        });
      });

      test("refuse to rename the default one, but accept a description", async () => {
        const { service, userId, defaultId: id } = await start();
        expect(await service.edit(userId, id, { name: "Mine" })).toEqual(
          refusal({ kind: "default-collection", refused: "modify" }),
        );
        expect(await service.remove(userId, id)).toEqual(
          refusal({ kind: "default-collection", refused: "delete" }),
        );
        const described = await service.edit(userId, id, {
          name: "Default",
          description: "x",
        });
        expect(getDone(described).collection.description).toBe("x");
      });

      test("are deleted with their items, and free their name", async () => {
        const started = await startWithCollection();
        const { service, user, userId, id } = started;
        await add(started, "CSS");
        expect(await service.remove(userId, id)).toEqual({ isOk: true });
        expect(await service.lookup(userId, CSS)).toEqual([]);
        expect(await service.get(userId, id, { limit: 1 })).toEqual(
          refusal({ kind: "collection-not-found" }),
        );
        expect(await service.remove(userId, id)).toEqual(
          refusal({ kind: "collection-not-found" }),
        );
        expect(await service.create(user, { name: "Colours" })).toMatchObject({
          isOk: true,
        });
      });

      test("are deleted with their user", async () => {
        const started = await startWithCollection();
        await add(started, "CSS");
        await getDatabase().query((db) =>
          db.deleteFrom("users").where("id", "=", started.userId).execute(),
        );
        expect(await started.service.list(started.userId)).toEqual([]);
        expect(await started.service.lookup(started.userId, CSS)).toEqual([]);
      });
    });

    describe("of others", () => {
      async function startTwo() {
        const mine = await startWithCollection();
        const item = await add(mine, "CSS", { notes: "secret" });
        const { user } = await signIn(getDatabase(), {
          name: "stranger",
          plan: "mdn_plus_5m",
        });
        await mine.service.ensureDefaultCollection(user.id);
        return { ...mine, item, strangerId: user.id };
      }

      test("count as unknown", async () => {
        const { service, id, item, strangerId, userId } = await startTwo();
        const edit = { name: "Taken over", title: "Taken over" };
        const outcomes = await Promise.all([
          service.get(strangerId, id, { limit: 1 }),
          service.edit(strangerId, id, edit),
          service.remove(strangerId, id),
          service.getItem(strangerId, id, item.id),
          service.addItem(strangerId, id, { url: CSS, title: "x" }),
          service.editItem(strangerId, id, item.id, edit),
          service.moveItem(strangerId, id, item.id, { collectionId: id }),
          service.removeItem(strangerId, id, item.id),
          service.exportItems(strangerId, id),
        ]);
        for (const outcome of outcomes)
          expect(outcome).toEqual(refusal({ kind: "collection-not-found" }));
        expect(await service.lookup(strangerId, CSS)).toEqual([]);
        expect(await service.lookup(userId, CSS)).toEqual([item]);
      });

      test("are not reachable through one's own collection", async () => {
        const { service, item, strangerId, id, userId } = await startTwo();
        const [own] = await service.list(strangerId);
        const ownId = own?.id ?? "";
        const unknown = refusal({ kind: "item-not-found" });
        expect(await service.getItem(strangerId, ownId, item.id)).toEqual(unknown);
        const edit = { title: "x" };
        expect(await service.editItem(strangerId, ownId, item.id, edit)).toEqual(unknown);
        expect(await service.removeItem(strangerId, ownId, item.id)).toEqual(unknown);
        const move = { collectionId: ownId };
        expect(await service.moveItem(strangerId, ownId, item.id, move)).toEqual(unknown);
        expect(await service.moveItem(userId, id, item.id, move)).toEqual(
          refusal({ kind: "collection-not-found" }),
        );
        expect(await service.lookup(userId, CSS)).toEqual([item]);
      });
    });

    describe("items", () => {
      test("are pages of the site, in one collection, with their own URL and title", async () => {
        const started = await startWithCollection();
        const { service, userId, id } = started;
        const item = await add(started, "CSS", {
          url: ` ${CSS.toUpperCase()} `,
          notes: "n",
        });
        expect(item).toEqual({
          id: expect.stringMatching(/^\w{4,}$/) as string,
          collectionId: id,
          url: CSS,
          title: "CSS",
          notes: "n",
          parents: [{ uri: CSS, title: "CSS" }],
          summary: "All about CSS",
          modified: "2026-01-02T03:04:05.000Z",
          createdAt: START,
          updatedAt: START,
        });
        expect(await service.getItem(userId, id, item.id)).toEqual({
          isOk: true,
          item,
        });
        const [other] = await service.list(userId);
        expect(await service.getItem(userId, other?.id ?? "", item.id)).toEqual(
          refusal({ kind: "item-not-found" }),
        );
        expect((await service.list(userId))[1]?.articleCount).toBe(1);
      });

      test.each([
        `${SITE}${CSS}`,
        `${SITE}${CSS}/?x=1#y`,
        `${CSS}#syntax`,
        "/en-US/docs/gr%C3%B6%C3%9Fe",
        "/en-US/docs/größe",
        "/en-US/docs/100%",
        "/en-US/docs/100%25",
        "/en-US/docs/Is it?",
        "/en-US/docs/Is%20it%3F",
      ])("are found by a decoded or an encoded URL: %s", async (url) => {
        const { service, userId, id } = await startWithCollection();
        const added = getDone(await service.addItem(userId, id, { url, title: "x" }));
        expect(await service.lookup(userId, url)).toEqual([added.item]);
      });

      test.each([
        ["malformed-url", "https://elsewhere.example/en-US/docs/CSS"],
        ["malformed-url", "//elsewhere.example/en-US/docs/CSS"],
        ["malformed-url", "/\\elsewhere.example/en-US/docs/CSS"],
        ["malformed-url", "javascript:alert(1)"],
        ["malformed-url", "CSS"],
        ["malformed-url", "/en-US/docs/%E0%A4%A"],
        ["page-not-found", "/en-US/docs/Missing"],
        ["page-not-found", `/${"x".repeat(1023)}`],
      ])("are refused as %s: %s", async (kind, url) => {
        const { service, userId, id } = await startWithCollection();
        const outcome = await service.addItem(userId, id, { url, title: "x" });
        expect(outcome).toEqual(refusal({ kind }));
        expect(await service.lookup(userId, url)).toEqual([]);
      });

      test.each([
        ["url", "missing", { title: "x" }],
        ["url", "missing", { url: "", title: "x" }],
        ["url", "too-long", { url: `/${"x".repeat(1024)}`, title: "x" }],
        ["url", "character", { url: "/\0", title: "x" }],
        ["title", "missing", { url: CSS }],
        ["title", "blank", { url: CSS, title: " " }],
        ["title", "blank", { url: CSS, title: "\u200b" }],
        ["title", "too-long", { url: CSS, title: "t".repeat(1025) }],
        ["title", "character", { url: CSS, title: "\udfff" }],
        ["notes", "type", { url: CSS, title: "x", notes: 1 }],
        ["notes", "too-long", { url: CSS, title: "x", notes: "n".repeat(65_537) }],
        ["notes", "character", { url: CSS, title: "x", notes: "\0" }],
      ])("are refused for their %s: %s", async (field, fault, fields) => {
        const { service, userId, id } = await startWithCollection();
        const outcome = await service.addItem(userId, id, fields);
        expect(outcome).toEqual(refusal({ kind: "invalid", faults: [{ field, fault }] }));
      });

      test("keep titles and notes of the maximum length", async () => {
        const started = await startWithCollection();
        const texts = { title: "字".repeat(1024), notes: "\n'\"\\ 👩".repeat(10_922) };
        const item = await add(started, "CSS", texts);
        expect(item).toMatchObject(texts);
        expect(await started.service.lookup(started.userId, CSS)).toEqual([item]);
      });

      test("are unique per collection, not per user", async () => {
        const started = await startWithCollection();
        const { service, userId, id, defaultId } = started;
        const item = await add(started, "CSS");
        const again = { url: CSS.toLowerCase(), title: "Again" };
        expect(await service.addItem(userId, id, again)).toEqual(
          refusal({ kind: "already-saved" }),
        );
        const other = await add({ ...started, id: defaultId }, "CSS", { title: "Mine" });
        expect(await service.lookup(userId, CSS)).toEqual([other, item]);
        await service.removeItem(userId, id, item.id);
        await add(started, "CSS");
      });

      test("are added once when they are added concurrently", async () => {
        const { service, userId, id } = await startWithCollection();
        const outcomes = await Promise.all(
          Array.from({ length: 8 }, () =>
            service.addItem(userId, id, { url: CSS, title: "x" }),
          ),
        );
        expect(outcomes.filter(({ isOk }) => isOk)).toHaveLength(1);
        expect(await service.lookup(userId, CSS)).toHaveLength(1);
      });

      test("have the page's title, unless the reader gives another", async () => {
        const started = await startWithCollection();
        const { service, userId, id, pages } = started;
        const plain = await add(started, "CSS");
        await add(started, "HTML", { title: "Markup" });
        pages.rename(CSS, "Cascading");
        expect(await listTitles(service, started)).toEqual(["Markup", "Cascading"]);
        await service.editItem(userId, id, plain.id, { title: "CSS" });
        expect(await listTitles(service, started)).toEqual(["Markup", "CSS"]);
      });

      test("keep their title when the page is gone", async () => {
        const started = await startWithCollection();
        const { service, userId, pages } = started;
        await add(started, "CSS");
        pages.remove(CSS);
        expect(await service.lookup(userId, CSS)).toMatchObject([
          { url: CSS, title: "CSS", parents: [], summary: null, modified: null },
        ]);
      });

      test("lose their notes by an edit without notes", async () => {
        const started = await startWithCollection();
        const { service, userId, id } = started;
        const item = await add(started, "CSS", { notes: "old" });
        const edited = await service.editItem(userId, id, item.id, { title: "Style" });
        expect(getDone(edited).item).toEqual({
          ...item,
          title: "Style",
          notes: null,
          updatedAt: START + 1,
        });
      });

      test("refuse an edit or move that is based on an older version", async () => {
        const started = await startWithCollection();
        const { service, userId, id, defaultId } = started;
        const { id: itemId, updatedAt } = await add(started, "CSS");
        await service.editItem(userId, id, itemId, { title: "One", updatedAt });
        const current = (await service.lookup(userId, CSS))[0];
        const conflict = refusal({ kind: "edit-conflict", current });
        expect(current).toMatchObject({ title: "One" });
        const edit = { title: "Two", updatedAt };
        expect(await service.editItem(userId, id, itemId, edit)).toEqual(conflict);
        const move = { collectionId: defaultId, updatedAt };
        expect(await service.moveItem(userId, id, itemId, move)).toEqual(conflict);
        expect(await service.lookup(userId, CSS)).toEqual([current]);
      });

      test("update the times of their collections", async () => {
        const started = await startWithCollection();
        const { service, userId, id, defaultId, clock } = started;
        const readTimes = async () => {
          const list = await service.list(userId);
          return list.map(({ updatedAt }) => updatedAt - START);
        };
        const steps: [number[], () => Promise<unknown>][] = [
          [[0, 10], () => add(started, "CSS")],
          [[0, 20], () => edit("Style")],
          [[30, 30], () => move({ from: id, to: defaultId })],
          [[40, 40], () => move({ from: defaultId, to: id })],
          [[40, 50], () => remove()],
        ];
        const find = async () => (await service.lookup(userId, CSS))[0]?.id ?? "";
        const edit = async (title: string) =>
          service.editItem(userId, id, await find(), { title });
        const move = async ({ from, to }: { from: string; to: string }) =>
          service.moveItem(userId, from, await find(), { collectionId: to });
        const remove = async () => service.removeItem(userId, id, await find());
        for (const [times, step] of steps) {
          clock.now += 10;
          await step();
          expect(await readTimes()).toEqual(times);
        }
      });

      test("do not conflict with an edit of their collection", async () => {
        const started = await startWithCollection();
        const { service, userId, id, clock } = started;
        const { updatedAt } = (await service.list(userId))[1] ?? {};
        clock.now += 10;
        await add(started, "CSS");
        const first = await service.edit(userId, id, { name: "Mine", updatedAt });
        expect(first.isOk).toBe(true);
        const second = await service.edit(userId, id, { name: "Late", updatedAt });
        expect(second).toMatchObject({ problem: { kind: "edit-conflict" } });
      });

      test("move to another collection, unless it contains the page", async () => {
        const started = await startWithCollection();
        const { service, userId, id, defaultId } = started;
        const item = await add(started, "CSS", { title: "Mine", notes: "n" });
        const to = { collectionId: defaultId };
        const moved = getDone(await service.moveItem(userId, id, item.id, to)).item;
        expect(moved).toEqual({
          ...item,
          collectionId: defaultId,
          updatedAt: START + 1,
        });
        expect(await service.lookup(userId, CSS)).toEqual([moved]);
        expect(await service.moveItem(userId, defaultId, item.id, to)).toEqual({
          isOk: true,
          item: moved,
        });
        const second = await add(started, "CSS");
        expect(await service.moveItem(userId, id, second.id, to)).toEqual(
          refusal({ kind: "already-saved" }),
        );
      });

      test.each([undefined, 7, "", "!!!!", "zzzzzzzzzzzzzzzzzzzzzz"])(
        "refuse a move to a collection with the id %j",
        async (collectionId) => {
          const started = await startWithCollection();
          const item = await add(started, "CSS");
          const { service, userId, id } = started;
          const outcome = await service.moveItem(userId, id, item.id, { collectionId });
          expect(outcome.isOk).toBe(false);
          expect(await service.lookup(userId, CSS)).toEqual([item]);
        },
      );
    });

    describe("pages of items", () => {
      async function startWithItems() {
        const started = await startWithCollection();
        for (const title of ["CSS", "HTML", "größe"]) await add(started, title);
        await add(started, "100%", { title: "Zebra", notes: "Striped\nHORSE" });
        await add(started, "Ünder_", { title: "alpha" });
        return started;
      }

      test("return the newest first, up to the limit", async () => {
        const started = await startWithItems();
        const { service, userId, id } = started;
        expect(await listTitles(service, { ...started, limit: 2 })).toEqual([
          "alpha",
          "Zebra",
        ]);
        const rest = { limit: Number.MAX_SAFE_INTEGER, offset: 3 };
        expect(await listTitles(service, { ...started, ...rest })).toEqual([
          "HTML",
          "CSS",
        ]);
        const none = getDone(await service.get(userId, id, { limit: 0 }));
        expect([none.items, none.matchCount, none.collection.articleCount]).toEqual([
          [],
          5,
          5,
        ]);
        const far = { limit: 5, offset: Number.MAX_SAFE_INTEGER };
        expect(await listTitles(service, { ...started, ...far })).toEqual([]);
      });

      test("sort by title, ignoring case and accents", async () => {
        const started = await startWithItems();
        const titles = ["alpha", "CSS", "größe", "HTML", "Zebra"];
        const { service } = started;
        expect(await listTitles(service, { ...started, sort: "title" })).toEqual(titles);
        const down = { ...started, sort: "title-descending" as const };
        expect(await listTitles(service, down)).toEqual(titles.reverse());
      });

      test("sort by the numbers in titles, across pages", async () => {
        const titles = Array.from({ length: 12 }, (_, index) => `apple ${index + 1}`);
        const { service, userId, defaultId: id } = await start("core", titles);
        for (const title of titles.toReversed())
          await add({ service, userId, id }, title);
        const page = { userId, id, sort: "title" as const, limit: 5 };
        const listed: string[] = [];
        for (const offset of [0, 5, 10])
          listed.push(...(await listTitles(service, { ...page, offset })));
        expect(listed).toEqual(titles);
      });

      test.each([
        ["HT", ["HTML"]],
        ["GROSSE", []],
        ["Grö", ["größe"]],
        ["gro", ["größe"]],
        ["horse", ["Zebra"]],
        ["striped horse", ["Zebra"]],
        ["100%", []],
        ["%", []],
        ["_", []],
        ["!", []],
        ["\0", []],
        ["\ud800", []],
        [" ", ["alpha", "Zebra", "größe", "HTML", "CSS"]],
        ["e", ["Zebra", "größe"]],
      ])("match a search for %j", async (search, titles) => {
        const started = await startWithItems();
        const { service, userId, id } = started;
        const page = getDone(await service.get(userId, id, { limit: 9, search }));
        expect(page.items.map(({ title }) => title)).toEqual(titles);
        expect(page.matchCount).toBe(titles.length);
        expect(page.collection.articleCount).toBe(5);
      });

      test("are exported completely, oldest first", async () => {
        const started = await startWithItems();
        const exported = getDone(
          await started.service.exportItems(started.userId, started.id),
        );
        const titles: string[] = [];
        for await (const { title } of exported.items) titles.push(title);
        expect(titles).toEqual(["CSS", "HTML", "größe", "Zebra", "alpha"]);
        expect(exported.collection.articleCount).toBe(5);
      });

      test("are exported completely when they exceed one batch", async () => {
        const numbers = Array.from({ length: 401 }, (_, index) => `Page ${1000 + index}`);
        const { service, userId, defaultId: id } = await start("core", numbers);
        for (const title of numbers) await add({ service, userId, id }, title);
        const exported = getDone(await service.exportItems(userId, id));
        const titles: string[] = [];
        for await (const { title } of exported.items) titles.push(title);
        expect(titles).toEqual(numbers);
      });
    });

    test("are unknown under invalid ids", async () => {
      const { service, userId, id } = await startWithCollection();
      const texts = ["", "1", "-1", "aaaa", `${id}${id}`, "9".repeat(400), "\0", "ä"];
      const outcomes = await Promise.all(
        texts.map((text) => service.get(userId, text, { limit: 1 })),
      );
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ isOk: false });
        expect(JSON.stringify(outcome)).toMatch(/malformed-id|collection-not-found/);
      }
    });
  });
}

/** Returns the result; throws when the call was refused. */
function getDone<Done extends { isOk: boolean }>(
  outcome: Done,
): Extract<Done, { isOk: true }> {
  if (!outcome.isOk) throw new Error(`nothing was done: ${JSON.stringify(outcome)}`);
  return outcome as Extract<Done, { isOk: true }>;
}

function refusal(problem: object) {
  return { isOk: false, problem };
}

function toDate(time: number): string {
  return new Date(time).toISOString();
}
