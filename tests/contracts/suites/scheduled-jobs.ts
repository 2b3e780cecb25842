import { describe, expect, test } from "vitest";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { removeOldConversations } from "~/services/ai-help/index.server";
import { listScheduledJobs } from "~/services/scheduled-jobs/index.server";
import { createUser } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";
import { watchSteps } from "./watch-steps";

const NOW = Date.UTC(2030, 7, 31, 12);
/** Six months before NOW, the end of February: March is younger, and all of February is older. */
const OLDEST = Date.UTC(2030, 2, 1);
const USAGE_DAYS = 30;
const OLD_TABLES = [
  "ai_help_history",
  "ai_help_misses",
  "observatory_scans",
  "placement_counts",
  "usage_counts",
] as const;

export function describeScheduledJobs(createEmpty: CreateEmpty): void {
  describe("scheduled jobs", () => {
    const getDatabase = useDatabase(createEmpty);

    const removeExpired = () => removeOldConversations(getDatabase(), NOW);

    /** Runs all jobs, and returns what the tables of OLD_TABLES have kept. */
    async function runAll({ usageDays = USAGE_DAYS, now = NOW } = {}) {
      const documents = { hasDocument: () => true, findPageSummary: () => null };
      for (const { run } of listScheduledJobs({ documents, usageDays }))
        await run(getDatabase(), now);
      const kept = await Promise.all(
        OLD_TABLES.map(async (table) => {
          const rows = await getDatabase().query((db) =>
            db.selectFrom(table).selectAll().execute(),
          );
          return rows.length > 0 ? [table] : [];
        }),
      );
      return kept.flat();
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
        await db
          .insertInto("ai_help_message_meta")
          .values(
            messages.map(({ parent_id: _, ...message }) => ({
              ...message,
              user_id,
              model: "",
            })),
          )
          .execute();
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
      const metrics = await getDatabase().query((db) =>
        db.selectFrom("ai_help_message_meta").select("message_id").execute(),
      );
      return {
        chats: chats.map(({ chat_id }) => chat_id),
        messages: messages.map(({ message_id, parent_id }) => [message_id, parent_id]),
        metrics: metrics.map(({ message_id }) => message_id).toSorted(),
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
        metrics: ["new 0", "new 1"],
      });
      expect(await removeExpired()).toBe(0);
    });

    test("deletes many old messages in steps, with all that belongs to them", async () => {
      const times = Array.from({ length: 2_500 }, (_, at) => OLDEST - 2_500 + at);
      await addConversation("long", times.slice(0, 1_250));
      await addConversation("half", [...times.slice(1_250), OLDEST]);
      const { database, steps } = watchSteps(getDatabase(), "ai_help_history_messages");
      expect(await removeOldConversations(database, NOW)).toBe(1);
      expect(Math.max(...steps)).toBeLessThanOrEqual(1_000);
      expect(await listKept()).toEqual({
        chats: ["half"],
        messages: [["half 1250", null]],
        metrics: ["half 1250"],
      });
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
        metrics: ["long 1", "long 2"],
      });
    });

    /** Adds a row to each of OLD_TABLES that is of this time. */
    async function addRows(time: number) {
      const text = "old";
      await addConversation(text, [time]);
      await getDatabase().transact(async (db) => {
        const question = { locale: text, question: text, sources: "[]" };
        await db
          .insertInto("ai_help_misses")
          .values({ reason: "refused", ...question, created_at: time })
          .execute();
        const times = { started_at: time, ended_at: time };
        await db
          .insertInto("observatory_scans")
          .values({ site: text, ...times, algorithm_version: 1 })
          .execute();
        await db
          .insertInto("placement_counts")
          .values({ day: time / DAY_MILLISECONDS, campaign: text, slot: text })
          .execute();
        const series = { kind: text, surface: text, client: text, name: text };
        await db
          .insertInto("usage_counts")
          .values({ day: time, ...series, count: 1 })
          .execute();
      });
    }

    test("delete conversations, unanswered questions, scans and counts, each after its time", async () => {
      const day = Date.UTC(2030, 0, 1);
      await addRows(day);
      const after = (days: number) => runAll({ now: day + days * DAY_MILLISECONDS });
      expect(await after(USAGE_DAYS)).toEqual([...OLD_TABLES]);
      expect(await after(USAGE_DAYS + 1)).not.toContain("usage_counts");
      expect(await after(91)).not.toContain("ai_help_misses");
      expect(await after(180)).toContain("ai_help_history");
      expect(await after(400)).toEqual(["observatory_scans", "placement_counts"]);
      expect(await after(401)).toEqual([]);
    });

    test("leave counts of uses alone on a server that counts nothing", async () => {
      await addRows(Date.UTC(2020, 0, 1));
      expect(await runAll({ usageDays: 0 })).toEqual(["usage_counts"]);
    });
  });
}
