import { sql, type RawBuilder } from "kysely";
import { describe, expect, test } from "vitest";
import type { OpenDatabase } from "~/database/open-database.server";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { MIGRATIONS } from "~/database/migrations/index";
import { createCollectionsService } from "~/services/collections/index.server";
import { createFakePages, toPageUrl } from "../../support/fake-pages";
import { createUser } from "../../support/sign-in";
import { openTestDatabase } from "../engines";
import type { CreateEmpty } from "./use-database";

/** The step that fills columns from existing rows; it and all later ones are taken back first. */
const FILLING = "0011-account-changes";

/**
 * Gives a database of the version before FILLING a collection of two items. The steps since then are taken back,
 * because they run a second time.
 */
async function fillAsBefore(database: OpenDatabase) {
  const { findPage } = createFakePages(["apple 9", "apple 10"]);
  const service = createCollectionsService({
    database,
    findPage,
    siteOrigin: "https://docs.example",
    deriveKey: (purpose) => purpose,
    now: () => 1,
  });
  const userId = await createUser(database, {});
  await service.ensureDefaultCollection(userId);
  const id = (await service.list(userId))[0]?.id ?? "";
  for (const title of ["apple 10", "apple 9"])
    await service.addItem(userId, id, { title, url: toPageUrl(title) });
  const undo = [
    sql`update collections set updated_at = 5`,
    sql`update collection_items set updated_at = 9`,
    sql`alter table collections drop column edited_at`,
    sql`alter table collection_items drop column title_order`,
    sql`alter table users drop column collections_changed_at`,
    sql`alter table sessions drop column browser`,
    sql`alter table sessions drop column system`,
    sql`drop table observatory_scans`,
    sql`drop table updates_feeds`,
    sql`alter table users drop column updates_seen`,
    sql`drop table ai_help_limits`,
    sql`drop table ai_help_message_meta`,
    sql`drop table ai_help_misses`,
    sql`alter table settings drop column no_ai_help_links`,
    sql`drop table placement_counts`,
    sql`drop table usage_counts`,
    ...LATER_UNDONE,
    sql`delete from kysely_migration where name >= ${FILLING}`,
  ];
  for (const statement of undo) await database.query((db) => statement.execute(db));
  return { service, userId, id };
}

/** The step that removes what was stored without consent; tests run it again, on rows of before it. */
const CONSENT = "0018-ai-help-consent";

/** Takes back the steps after that one: each new step adds its statement here. */
const LATER_UNDONE: readonly RawBuilder<unknown>[] = [
  sql`drop index webhook_events_issue_time`,
  sql`drop index if exists observatory_scans_reports`,
];

const NAMES = MIGRATIONS.map(({ name }) => name);

async function repeat(database: OpenDatabase, name: string): Promise<void> {
  const forget = sql`delete from kysely_migration where name >= ${name}`;
  for (const statement of [...LATER_UNDONE, forget])
    await database.query((db) => statement.execute(db));
  await database.migrate();
}

export function describeMigrations(createEmpty: CreateEmpty): void {
  describe("migrations", () => {
    test("run once, in order, and then find nothing to do", async () => {
      const url = await createEmpty();
      const database = openTestDatabase(url);
      const report = await database.migrate();
      const { place } = report;
      const facts = { total: NAMES.length, place, wasEmptyFile: false };
      expect(url, "its place, where operators look for it").toContain(place);
      expect(report).toEqual({ ...facts, done: NAMES });
      expect(await database.migrate()).toEqual({ ...facts, done: [] });
      await database.close();
    });

    test("run once when several servers start together", async () => {
      const url = await createEmpty();
      const servers = Array.from({ length: 4 }, () => openTestDatabase(url));
      const reports = await Promise.all(servers.map((server) => server.migrate()));
      expect(reports.flatMap(({ done }) => done)).toEqual(NAMES);
      await Promise.all(servers.map((server) => server.close()));
    });

    test("fill new columns from existing rows", async () => {
      const database = openTestDatabase(await createEmpty());
      await database.migrate();
      const { service, userId, id } = await fillAsBefore(database);
      await database.migrate();
      const list = await service.list(userId);
      expect(list.map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual([
        [1, 9],
      ]);
      const edit = { name: "Default", description: "x", updatedAt: 5 };
      expect((await service.edit(userId, id, edit)).isOk).toBe(true);
      const page = await service.get(userId, id, { limit: 2, sort: "title" });
      expect(page).toMatchObject({
        items: [{ title: "apple 9" }, { title: "apple 10" }],
      });
      const user = await database.query((db) =>
        db.selectFrom("users").select("collections_changed_at").executeTakeFirst(),
      );
      expect(user?.collections_changed_at).toBeGreaterThan(9);
      await database.close();
    });

    test("remove the words of refused questions that nobody has shown", async () => {
      const database = openTestDatabase(await createEmpty());
      await database.migrate();
      const row = { locale: "de", question: "x", sources: "[]", created_at: 1 };
      await database.query((db) =>
        db
          .insertInto("ai_help_misses")
          .values([
            { reason: "refused", ...row },
            { reason: "down", ...row },
          ])
          .execute(),
      );
      await repeat(database, CONSENT);
      const misses = await database.query((db) =>
        db.selectFrom("ai_help_misses").select("reason").execute(),
      );
      expect(misses).toEqual([{ reason: "down" }]);
      await database.close();
    });

    test("remove sources of answers that no history keeps", async () => {
      const database = openTestDatabase(await createEmpty());
      await database.migrate();
      const user_id = await createUser(database, {});
      const chat = { chat_id: "chat", created_at: 1 };
      await database.transact(async (db) => {
        await db
          .insertInto("ai_help_history")
          .values({ ...chat, user_id, label: "", updated_at: 1 })
          .execute();
        await db
          .insertInto("ai_help_history_messages")
          .values({ ...chat, message_id: "kept", parent_id: null })
          .execute();
        const row = { ...chat, user_id, model: "", sources: "[1]" };
        await db
          .insertInto("ai_help_message_meta")
          .values([
            { ...row, message_id: "kept" },
            { ...row, message_id: "other" },
          ])
          .execute();
      });
      await repeat(database, CONSENT);
      const metrics = await database.query((db) =>
        db
          .selectFrom("ai_help_message_meta")
          .select(["message_id", "sources"])
          .orderBy("message_id")
          .execute(),
      );
      expect(metrics).toEqual([
        { message_id: "kept", sources: "[1]" },
        { message_id: "other", sources: "[]" },
      ]);
      await database.close();
    });

    test("make queries fail as unavailable until they have run", async () => {
      const database = openTestDatabase(await createEmpty());
      const count = () =>
        database.query((db) => db.selectFrom("helpfulness_votes").select("id").execute());
      const error: unknown = await count().catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
      await database.migrate();
      expect(await count()).toEqual([]);
      await database.close();
    });
  });
}
