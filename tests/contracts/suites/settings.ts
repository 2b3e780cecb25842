import { describe, expect, test } from "vitest";
import { RETIRED_LOCALES } from "~/domain/locales/locale";
import {
  createPingsService,
  PING_DAYS,
  removeOldPings,
} from "~/services/pings/index.server";
import { createSettingsService } from "~/services/settings/index.server";
import { signIn } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const DAY = 86_400_000;

export function describeSettings(createEmpty: CreateEmpty): void {
  describe("settings", () => {
    const getDatabase = useDatabase(createEmpty);

    function readRows() {
      return getDatabase().query((db) => db.selectFrom("settings").selectAll().execute());
    }

    async function start(plan: "core" | "mdn_plus_5m" = "mdn_plus_5m") {
      const { user } = await signIn(getDatabase(), { plan });
      const { saveSettings, deleteAiHistory } = createSettingsService(getDatabase());
      const save = (fields: unknown) => saveSettings(user, fields);
      return { user, save, deleteAiHistory };
    }

    test("are stored, and keep values that a later change omits", async () => {
      const { save, user } = await start();
      expect(await save({ no_ads: true })).toEqual({ isSaved: true });
      await save({ ai_help_history: true });
      await save({ locale_override: "fr" });
      await save({ ai_help_history: false });
      expect(await readRows()).toEqual([
        {
          user_id: user.id,
          no_ads: 1,
          ai_help_history: 0,
          no_ai_help_links: 0,
          locale_override: "fr",
          mdnplus_newsletter: 0,
        },
      ]);
    });

    test("ignore `no_ads` for readers without a subscription, and store a row", async () => {
      const { save } = await start("core");
      expect(await save({ no_ads: true })).toEqual({ isSaved: true });
      expect(await readRows()).toMatchObject([{ no_ads: 0, ai_help_history: null }]);
    });

    test.each([
      {},
      { locale_override: null },
      { unknown: 1 },
      { mdnplus_newsletter: true },
    ])("change nothing for %j", async (fields) => {
      const { save } = await start();
      await save({ no_ads: true, locale_override: "de" });
      const before = await readRows();
      expect(await save(fields)).toEqual({ isSaved: true });
      expect(await readRows()).toEqual(before);
    });

    test.each([
      [{ no_ads: "true" }, "no_ads"],
      [{ no_ads: true, ai_help_history: 1 }, "ai_help_history"],
      [{ locale_override: RETIRED_LOCALES[0] }, "locale_override"],
      [[], ""],
      [null, ""],
      ["no_ads", ""],
    ])("refuse %j completely", async (fields, field) => {
      const { save } = await start();
      expect(await save(fields)).toEqual({ isSaved: false, field });
      expect(await readRows()).toEqual([]);
    });

    test("delete the AI history of one reader with its messages and all metrics", async () => {
      const { user, deleteAiHistory } = await start();
      const { user: other } = await signIn(getDatabase(), { name: "other" });
      for (const owner of [user, other]) await addConversation(owner.id);
      await deleteAiHistory(user.id);
      expect(await listMessages("ai_help_history_messages")).toEqual([
        `message of ${other.id}`,
      ]);
      expect(await listMessages("ai_help_message_meta")).toEqual([
        `message of ${other.id}`,
        `unkept message of ${other.id}`,
      ]);
    });

    async function addConversation(userId: number) {
      const chat = `chat of ${userId}`;
      const times = { created_at: 1, updated_at: 1 };
      await getDatabase().transact(async (db) => {
        await db
          .insertInto("ai_help_history")
          .values({ chat_id: chat, user_id: userId, label: "", ...times })
          .execute();
        await db
          .insertInto("ai_help_history_messages")
          .values({
            message_id: `message of ${userId}`,
            chat_id: chat,
            parent_id: null,
            created_at: 1,
          })
          .execute();
        const metrics = { user_id: userId, chat_id: chat, created_at: 1, model: "" };
        await db
          .insertInto("ai_help_message_meta")
          .values([
            { ...metrics, message_id: `message of ${userId}` },
            { ...metrics, message_id: `unkept message of ${userId}`, chat_id: "other" },
          ])
          .execute();
      });
    }

    async function listMessages(
      table: "ai_help_history_messages" | "ai_help_message_meta",
    ) {
      const rows = await getDatabase().query((db) =>
        db.selectFrom(table).select("message_id").orderBy("message_id").execute(),
      );
      return rows.map(({ message_id }) => message_id);
    }
  });

  describe("pings", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start() {
      const { user } = await signIn(getDatabase());
      let time = 20_000 * DAY + 5;
      const { note } = createPingsService(getDatabase(), () => time);
      return {
        passTime: (milliseconds: number) => (time += milliseconds),
        ping: (facts: Partial<Parameters<typeof note>[0]> = {}) =>
          note({
            userId: user.id,
            plan: "core",
            aiHelpHistory: false,
            noAds: false,
            isOffline: false,
            ...facts,
          }),
      };
    }

    function listPings() {
      return getDatabase().query((db) =>
        db.selectFrom("activity_pings").selectAll().orderBy("ping_at").execute(),
      );
    }

    test("are one row per day", async () => {
      const { ping, passTime } = await start();
      await ping();
      passTime(DAY - 6);
      await ping();
      expect(await listPings()).toHaveLength(1);
      passTime(1);
      await ping();
      const days = (await listPings()).map(({ ping_at }) => ping_at / DAY);
      expect(days).toEqual([20_000, 20_001]);
    });

    test("are removed after half a year, also when they are many", async () => {
      const { ping } = await start();
      await ping();
      const [last] = await listPings();
      if (!last) throw new Error("no ping");
      const olds = Array.from({ length: 6_000 }, (_, day) => ({
        ...last,
        ping_at: day * DAY,
      }));
      while (olds.length > 0)
        await getDatabase().query((db) =>
          db.insertInto("activity_pings").values(olds.splice(0, 1_000)).execute(),
        );
      const remove = (now: number) => removeOldPings(getDatabase(), now);
      expect(await remove(last.ping_at)).toBe(6_000);
      expect(await remove(last.ping_at + PING_DAYS * DAY)).toBe(0);
      expect(await listPings()).toEqual([last]);
      expect(await remove(last.ping_at + PING_DAYS * DAY + 1)).toBe(1);
    });

    test("keep flags that were set that day, and the latest plan", async () => {
      const { ping } = await start();
      await ping({ isOffline: true, noAds: true });
      await ping({ aiHelpHistory: true, plan: "mdn_plus_5m" });
      expect(await listPings()).toMatchObject([
        { subscription_type: "mdn_plus_5m", offline: 1, no_ads: 1, ai_help_history: 1 },
      ]);
    });
  });
}
