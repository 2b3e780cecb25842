import { describe, expect, test } from "vitest";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { createScheduledJobs } from "~/services/scheduled-jobs/index.server";
import { createUser } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const NOW = Date.UTC(2030, 7, 31, 12);
/**
 * Six months before NOW: 31 February overflows to 3 March, so that nothing is kept longer than six
 * months.
 */
const OLDEST = Date.UTC(2030, 2, 3, 12);
const OLD_TABLES = ["ai_help_misses", "observatory_scans", "placement_counts"] as const;

export function describeScheduledJobs(createEmpty: CreateEmpty): void {
  describe("scheduled jobs", () => {
    const getDatabase = useDatabase(createEmpty);

    function removeExpired() {
      return createScheduledJobs({
        database: getDatabase(),
        documents: { hasDocument: () => true, findPageSummary: () => null },
        now: () => NOW,
      }).removeExpired();
    }

    /** Adds a conversation with messages at these times, each a reply to the one before. */
    async function addConversation(name: string, times: readonly number[]) {
      const user_id = await createUser(getDatabase(), { name });
      const [created_at = 0] = times;
      const chat = { chat_id: name, user_id, label: "", created_at };
      const messages = times.map((time, index) => ({
        message_id: `${name} ${index}`,
        chat_id: name,
        parent_id: index === 0 ? null : `${name} ${index - 1}`,
        created_at: time,
      }));
      await getDatabase().transact(async (db) => {
        const updated_at = times.at(-1) ?? 0;
        await db
          .insertInto("ai_help_history")
          .values({ ...chat, updated_at })
          .execute();
        await db.insertInto("ai_help_history_messages").values(messages).execute();
      });
    }

    async function listKept() {
      const messages = await getDatabase().query((db) =>
        db
          .selectFrom("ai_help_history_messages")
          .select(["message_id", "parent_id"])
          .orderBy("message_id")
          .execute(),
      );
      const chats = await getDatabase().query((db) =>
        db.selectFrom("ai_help_history").select("chat_id").orderBy("chat_id").execute(),
      );
      return {
        chats: chats.map(({ chat_id }) => chat_id),
        messages: messages.map(({ message_id, parent_id }) => [message_id, parent_id]),
      };
    }

    test("deletes AI conversations after six months, and no others", async () => {
      await addConversation("old", [OLDEST - 2, OLDEST - 1]);
      await addConversation("new", [OLDEST, NOW]);
      expect(await removeExpired()).toBe(1);
      expect(await listKept()).toEqual({
        chats: ["new"],
        messages: [
          ["new 0", null],
          ["new 1", "new 0"],
        ],
      });
      expect(await removeExpired()).toBe(0);
    });

    test("keeps newer messages of an old conversation", async () => {
      await addConversation("long", [OLDEST - 1, OLDEST, NOW]);
      expect(await removeExpired()).toBe(0);
      expect(await listKept()).toEqual({
        chats: ["long"],
        messages: [
          ["long 1", null],
          ["long 2", "long 1"],
        ],
      });
    });

    test("deletes old questions without an answer, scans and counts of advertisements", async () => {
      const [old, text] = [Date.UTC(2020, 0, 1), "old"];
      await getDatabase().transact(async (db) => {
        const question = { locale: text, question: text, sources: "[]" };
        await db
          .insertInto("ai_help_misses")
          .values({ reason: "refused", ...question, created_at: old })
          .execute();
        const times = { started_at: old, ended_at: old };
        await db
          .insertInto("observatory_scans")
          .values({ site: text, ...times, algorithm_version: 1 })
          .execute();
        await db
          .insertInto("placement_counts")
          .values({ day: old / DAY_MILLISECONDS, campaign: text, slot: text })
          .execute();
      });
      await removeExpired();
      const kept = await Promise.all(
        OLD_TABLES.map((table) =>
          getDatabase().query((db) => db.selectFrom(table).selectAll().execute()),
        ),
      );
      expect(kept).toEqual([[], [], []]);
    });
  });
}
