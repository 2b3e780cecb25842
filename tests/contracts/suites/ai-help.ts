import { describe, expect, test, vi } from "vitest";
import { parseSettings } from "~/domain/accounts/settings";
import { AskError } from "~/domain/ai-help/ask-errors";
import type { MetadataEvent } from "~/domain/ai-help/ai-help";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { isUnavailable, UnavailableError } from "~/domain/site/unavailable-error";
import {
  createAiHelp,
  createQuotedProvider,
  countRefusals,
  listMisses,
  removeOldMetrics,
  type AiHelp,
  type Asker,
  type Provider,
} from "~/services/ai-help/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import {
  findFakeSources,
  readAnswer,
  readCode,
  SOURCES,
  toQuestion,
} from "../../support/ai-help";
import { createUser } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";
import { watchSteps } from "./watch-steps";

const START = 1_800_000_000_000;
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** A provider whose answer a test writes piece by piece. */
function createHandProvider() {
  const state = { isFlagged: false, aborted: 0, steps: [] as (() => void)[] };
  const pieces: (string | Error | null)[] = [];
  const provider: Provider = {
    kind: "model",
    model: "hand",
    contextTokens: 12_000,
    isFlagged: () => Promise.resolve(state.isFlagged),
    async *answer({ signal }) {
      signal.addEventListener("abort", () => (state.aborted += 1));
      for (;;) {
        while (pieces.length === 0)
          await new Promise<void>((resolve) => state.steps.push(resolve));
        const piece = pieces.shift();
        if (piece instanceof Error) throw piece;
        if (piece === null) {
          yield { finishReason: "stop" };
          return;
        }
        if (piece !== undefined) yield { text: piece };
      }
    },
    summarise: () => Promise.resolve("A short label"),
  };
  return {
    provider,
    state,
    write(...given: (string | Error | null)[]) {
      pieces.push(...given);
      for (const step of state.steps.splice(0)) step();
    },
  };
}

export function describeAiHelp(createEmpty: CreateEmpty): void {
  describe("AI Help", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start({ limits = {} } = {}) {
      const database = getDatabase();
      const clock = { now: START };
      const hand = createHandProvider();
      const errors: unknown[] = [];
      const options = {
        database,
        findSources: findFakeSources,
        rateLimits: createRateLimits({ database, hash: (_purpose, text) => text }),
        now: () => clock.now,
        onError: (error: unknown) => void errors.push(error),
        limits: { silenceMilliseconds: 60_000, totalMilliseconds: 60_000, ...limits },
      };
      const quoted = createQuotedProvider(() => (id) => id);
      const id = await createUser(database, { name: "one" });
      const other = await createUser(database, { name: "two" });
      return {
        database,
        clock,
        hand,
        errors,
        aiHelp: createAiHelp({ ...options, providers: { core: quoted, plus: quoted } }),
        model: createAiHelp({
          ...options,
          providers: { core: hand.provider, plus: hand.provider },
        }),
        user: toAsker(id),
        writer: toAsker(id, { hasHistory: true }),
        stranger: toAsker(other, { hasHistory: true }),
      };
    }

    function toAsker(
      id: number,
      { hasHistory = false, isSubscriber = false } = {},
    ): Asker {
      return {
        id,
        isSubscriber,
        settings: {
          ...parseSettings({}),
          ai_help_history: hasHistory,
        },
      };
    }

    async function refuse(asked: Promise<unknown>): Promise<string> {
      return asked.then(
        () => "none",
        (error: unknown) => readCode(error),
      );
    }

    async function readMetadata(events: AsyncIterable<unknown>): Promise<MetadataEvent> {
      for await (const event of events) return event as MetadataEvent;
      throw new Error("no event");
    }

    /** Starts an answer and returns its metadata with the rest of its events. */
    async function open(service: AiHelp, user: Asker, text = "How do gaps work?") {
      const iterator = (await service.ask(user, toQuestion(text)))[
        Symbol.asyncIterator
      ]();
      const first = (await iterator.next()) as { value: MetadataEvent };
      return {
        metadata: first.value,
        rest: { [Symbol.asyncIterator]: () => iterator },
        leave: () => iterator.return?.(),
      };
    }

    /** Takes the key of the metrics that the message's own would have. */
    const addMetrics = ({ message_id, chat_id }: MetadataEvent, user_id: number) =>
      getDatabase().query((db) =>
        db
          .insertInto("ai_help_message_meta")
          .values({ message_id, chat_id, user_id, created_at: START, model: "" })
          .execute(),
      );

    const readMetrics = () =>
      getDatabase().query((db) =>
        db.selectFrom("ai_help_message_meta").selectAll().execute(),
      );

    test("quotes sections with numbered links, and counts the question", async () => {
      const { aiHelp, user } = await start();
      const answer = await aiHelp.askWhole(user, toQuestion("How do gaps work?"));
      expect(answer.metadata).toMatchObject({
        type: "metadata",
        parent_id: null,
        kind: "quoted",
        sources: SOURCES.map(({ url, title }) => ({ url, title })),
        quota: { count: 1, remaining: 4, limit: 5 },
        created_at: "2027-01-15T08:00:00Z",
      });
      expect(answer.content).toContain("> The `gap` property sets gutters.");
      expect(answer.content).toContain("[[2]](/en-US/docs/Grid#about)");
      expect(answer.isComplete).toBe(true);
      expect(await readMetrics()).toMatchObject([
        { status: "success", model: "", query_len: 17, user_id: user.id, vote: null },
      ]);
    });

    test("refuses the sixth question of a window, and answers in the next one", async () => {
      const { aiHelp, user, clock } = await start();
      expect(await aiHelp.readQuota(user)).toEqual({ count: 0, remaining: 5, limit: 5 });
      for (let asked = 0; asked < 5; asked += 1) {
        await aiHelp.askWhole(user, toQuestion("gap?"));
        clock.now += 60_000;
      }
      expect(await refuse(aiHelp.ask(user, toQuestion("gap?")))).toBe("quota");
      expect(await aiHelp.readQuota(user)).toEqual({ count: 5, remaining: 0, limit: 5 });
      clock.now = START + DAY_MILLISECONDS - 1;
      expect(await refuse(aiHelp.ask(user, toQuestion("gap?")))).toBe("quota");
      clock.now = START + DAY_MILLISECONDS;
      expect(await aiHelp.readQuota(user)).toMatchObject({ count: 0 });
      const { metadata } = await aiHelp.askWhole(user, toQuestion("gap?"));
      expect(metadata.quota).toEqual({ count: 1, remaining: 4, limit: 5 });
    });

    test("holds nobody back until the day that a wrong clock has said", async () => {
      const { aiHelp, model, user, clock } = await start();
      clock.now = START + 365 * DAY_MILLISECONDS;
      for (let asked = 0; asked < 4; asked += 1)
        await aiHelp.askWhole(user, toQuestion("gap?"));
      await open(model, user);
      clock.now = START;
      expect(await aiHelp.readQuota(user)).toMatchObject({ count: 0 });
      const { metadata } = await aiHelp.askWhole(user, toQuestion("gap?"));
      expect(metadata.quota).toMatchObject({ count: 1 });
    });

    test("counts no questions of subscribers", async () => {
      const { aiHelp, user } = await start();
      const paid = { ...user, isSubscriber: true };
      for (let asked = 0; asked < 6; asked += 1)
        expect(
          (await aiHelp.askWhole(paid, toQuestion("gap?"))).metadata.quota,
        ).toBeNull();
      expect(await aiHelp.readQuota(paid)).toBeNull();
      expect(await aiHelp.readQuota(user)).toMatchObject({ count: 0 });
    });

    test("writes one answer per reader at a time, and of others meanwhile", async () => {
      const { model, hand, user, stranger } = await start();
      const first = await open(model, user);
      expect(await refuse(model.ask(user, toQuestion("second tab")))).toBe("busy");
      expect(await model.readQuota(user)).toMatchObject({ count: 1 });
      const second = await open(model, stranger);
      hand.write("a", null, "b", null);
      await Promise.all([readAnswer(first.rest), readAnswer(second.rest)]);
      const third = await open(model, user);
      hand.write("c", null);
      expect(await readAnswer(third.rest)).toMatchObject({ reason: "stop", error: null });
    });

    test("lets another server begin when the one that answered is gone", async () => {
      const { model, aiHelp, user, clock } = await start();
      await open(model, user);
      expect(await refuse(aiHelp.ask(user, toQuestion("gap?")))).toBe("busy");
      clock.now += 76_000;
      expect(await refuse(aiHelp.askWhole(user, toQuestion("gap?")))).toBe("none");
    });

    test("leaves a newer answer running when an older one ends late", async () => {
      const { model, hand, user, clock } = await start();
      const older = await open(model, user);
      clock.now += 76_000;
      await open(model, user);
      hand.write("a");
      expect(await readAnswer(older.rest)).toMatchObject({ text: "a", reason: "length" });
      expect(await refuse(model.ask(user, toQuestion("third")))).toBe("busy");
    });

    test("refuses when the server writes as many answers as it may", async () => {
      const { model, user, stranger } = await start({ limits: { maxRunning: 1 } });
      await open(model, user);
      expect(await refuse(model.ask(stranger, toQuestion("gap?")))).toBe("full");
      expect(await model.readQuota(stranger)).toMatchObject({ count: 0 });
    });

    test.each([
      ["fails", [new Error("broken")], "provider"],
      ["fails after its first words", ["Some", new Error("broken")], "provider"],
    ])("gives a question back when the model %s", async (_, pieces, code) => {
      const { model, hand, writer, errors } = await start();
      hand.write(...pieces);
      const { rest, metadata } = await open(model, writer);
      expect(await readAnswer(rest)).toMatchObject({ error: code });
      expect(await model.readQuota(writer)).toMatchObject({ count: 0 });
      expect(await refuse(model.ask(writer, toQuestion("again")))).toBe("none");
      expect(errors).toHaveLength(1);
      const stored = await model.findConversation(writer.id, metadata.chat_id);
      expect(stored?.messages).toMatchObject([
        { question: "How do gaps work?", answer: null },
      ]);
    });

    test("lists a topic while its first question is answered, and not when that failed", async () => {
      const { model, hand, writer } = await start();
      const list = async (shown?: string) => {
        const listed = await model.listConversations(writer.id, shown);
        return listed.map(({ chatId }) => chatId);
      };
      const { rest, metadata } = await open(model, writer);
      const { chat_id } = metadata;
      expect(await list()).toEqual([chat_id]);
      const read = () => model.findConversation(writer.id, chat_id);
      const question = { answer: null, isFailed: false };
      expect(await read()).toMatchObject({ messages: [question] });
      hand.write("Some", new Error("broken"));
      await readAnswer(rest);
      expect(await list()).toEqual([]);
      expect(await read()).toMatchObject({ messages: [{ ...question, isFailed: true }] });
      // Its own page still names it, because it is deleted there.
      expect(await list(chat_id)).toEqual([chat_id]);
      hand.write("All of it", null);
      await model.askWhole(writer, { ...toQuestion("How do gaps work?"), chat_id });
      expect(await list()).toEqual([chat_id]);
      hand.write(new Error("broken"));
      await refuse(model.askWhole(writer, { ...toQuestion("And rows?"), chat_id }));
      expect(await list()).toEqual([chat_id]);
    });

    test("keeps and counts a whole answer when its question can't be ended, nor its metrics stored", async () => {
      const { database, model, hand, writer, errors } = await start();
      const { rest, metadata } = await open(model, writer);
      const down = new UnavailableError("down");
      const transact = vi.spyOn(database, "transact").mockRejectedValueOnce(down);
      await addMetrics(metadata, writer.id);
      hand.write("All of it", null);
      expect(await readAnswer(rest)).toMatchObject({ text: "All of it", reason: "stop" });
      expect(transact).toHaveBeenCalledOnce();
      expect(errors).toEqual([down, expect.any(Error)]);
      expect(await model.readQuota(writer)).toMatchObject({ count: 1 });
      const stored = await model.findConversation(writer.id, metadata.chat_id);
      expect(stored?.messages).toMatchObject([{ answer: { content: "All of it" } }]);
    });

    test("gives a question back after silence, and ends an answer that takes too long", async () => {
      const silent = await start({ limits: { silenceMilliseconds: 5 } });
      const { rest } = await open(silent.model, silent.user);
      expect(await readAnswer(rest)).toMatchObject({ error: "timeout" });
      expect(silent.hand.state.aborted).toBe(1);
      expect(await silent.model.readQuota(silent.user)).toMatchObject({ count: 0 });
      expect(await readMetrics()).toMatchObject([{ status: "timeout" }]);
    });

    test("waits no longer for moderation and labels than for words, whatever the model does", async () => {
      const { model, aiHelp, hand, writer } = await start({
        limits: { silenceMilliseconds: 5 },
      });
      const signals: AbortSignal[] = [];
      const hang = (signal: AbortSignal) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      };
      hand.provider.isFlagged = (_, signal) => hang(signal);
      hand.provider.summarise = (_question, _answer, signal) => hang(signal);
      expect(await refuse(model.ask(writer, toQuestion("gap?")))).toBe("timeout");
      expect(await model.readQuota(writer)).toMatchObject({ count: 0 });
      expect(await readMetrics()).toMatchObject([{ status: "timeout" }]);
      const { metadata } = await aiHelp.askWhole(writer, toQuestion("gap?"));
      const subscriber = { ...writer, isSubscriber: true };
      const label = model.summarise(subscriber, metadata.message_id);
      expect(await refuse(label)).toBe("timeout");
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    });

    test.each(["timeout", "away"] as const)(
      "refuses at once after the model's %s, and asks it again when it answers a probe",
      async (code) => {
        const { model, hand, user, stranger } = await start({
          limits: { retryMilliseconds: 5 },
        });
        let asked = 0;
        hand.provider.summarise = () => {
          asked += 1;
          return Promise.reject(new AskError(code));
        };
        const { rest } = await open(model, user);
        const later = await open(model, stranger);
        await expect.poll(() => hand.state.steps.length).toBe(2);
        hand.write(new AskError(code));
        expect(await readAnswer(rest)).toMatchObject({ error: code });
        await expect(model.ask(user, toQuestion("gap?"))).rejects.toSatisfy(
          isUnavailable,
        );
        expect(await model.readQuota(user)).toMatchObject({ count: 0 });
        hand.write("Still", null);
        expect(await readAnswer(later.rest)).toMatchObject({
          text: "Still",
          error: null,
        });
        await expect.poll(() => asked).toBeGreaterThan(1);
        hand.provider.summarise = () => Promise.resolve("A short label");
        hand.write("Again", null);
        const ask = async () => refuse(model.askWhole(user, toQuestion("gap?")));
        await expect.poll(() => ask().catch(String)).toBe("none");
        await model.close();
      },
    );

    test("asks the model on after an outage of the database alone", async () => {
      const { model, hand, user, database } = await start();
      const { transact } = database;
      database.transact = () => Promise.reject(new UnavailableError("down"));
      const asked = model.ask(user, toQuestion("gap?"));
      await expect(asked).rejects.toSatisfy(isUnavailable);
      database.transact = transact;
      hand.write("a", null);
      expect(await refuse(model.askWhole(user, toQuestion("gap?")))).toBe("none");
    });

    test("cuts an endless answer off, and gives its question back", async () => {
      const { model, hand, user } = await start();
      hand.write(...Array.from({ length: 50 }, () => "x".repeat(1_000)));
      const { rest } = await open(model, user);
      const { text, reason } = await readAnswer(rest);
      expect([text.length, reason]).toEqual([41_000, "length"]);
      expect(hand.state.aborted).toBe(1);
      expect(await model.readQuota(user)).toMatchObject({ count: 0 });
      expect(await readMetrics()).toMatchObject([{ status: "finished_too_long" }]);
    });

    test("counts a question that moderation rejects", async () => {
      const { model, hand, user } = await start();
      hand.state.isFlagged = true;
      expect(await refuse(model.ask(user, toQuestion("bad")))).toBe("flagged");
      expect(await model.readQuota(user)).toMatchObject({ count: 1 });
      expect(await readMetrics()).toMatchObject([{ status: "moderation_error" }]);
      hand.state.isFlagged = false;
      expect(await refuse(model.ask(user, toQuestion("good")))).toBe("none");
    });

    test.each([
      ["of spaces", " \u200b\n\u0000", "no-question"],
      ["over the limit", "x".repeat(25_001), "too-long"],
      ["over the model's limit", "語".repeat(25_000), "too-long"],
    ])("counts no question %s", async (_, text, code) => {
      const { model, user } = await start();
      expect(await refuse(model.ask(user, toQuestion(text)))).toBe(code);
      expect(await model.readQuota(user)).toMatchObject({ count: 0 });
    });

    test.each(["x ".repeat(12_500), "語".repeat(25_000), "\u{1f600}".repeat(12_500)])(
      "takes 25,000 characters of any script",
      async (text) => {
        const { aiHelp, writer } = await start();
        const { metadata } = await aiHelp.askWhole(writer, toQuestion(text));
        const stored = await aiHelp.findConversation(writer.id, metadata.chat_id);
        expect(stored?.messages[0]?.question).toBe(text.trim());
      },
    );

    test("stores text without control characters and broken surrogates", async () => {
      const { model, hand, writer } = await start();
      hand.write("a\u0000b\u202e\u001b[31mc\ud800", null);
      const { metadata, rest } = await open(model, writer, "gap\u0000\ud83d?\u202e");
      await readAnswer(rest);
      const stored = await model.findConversation(writer.id, metadata.chat_id);
      expect(stored?.messages).toMatchObject([
        { question: "gap\ufffd?", answer: { content: "ab[31mc\ufffd" } },
      ]);
    });

    test("stores nothing of a reader without a history", async () => {
      const { aiHelp, user, writer } = await start();
      const { metadata } = await aiHelp.askWhole(user, toQuestion("gap?"));
      expect(await aiHelp.listConversations(user.id)).toEqual([]);
      const parent = { parent_id: metadata.message_id, chat_id: metadata.chat_id };
      await aiHelp.askWhole(writer, { ...toQuestion("and rows?"), ...parent });
      expect(await aiHelp.findConversation(user.id, metadata.chat_id)).toBeNull();
    });

    test("keeps branches of a conversation, the latest conversation first", async () => {
      const { aiHelp, writer, clock } = await start();
      const first = await aiHelp.askWhole(writer, toQuestion("first gap?"));
      const { chat_id, message_id } = first.metadata;
      for (const [text, parent_id] of [
        ["next", message_id],
        ["edited", undefined],
        ["next, edited", message_id],
      ] as const) {
        clock.now += 1;
        await aiHelp.askWhole(writer, { ...toQuestion(text), chat_id, parent_id });
      }
      const stored = await aiHelp.findConversation(writer.id, chat_id);
      expect(
        stored?.messages.map(({ question, parentId }) => [question, parentId]),
      ).toEqual([
        ["first gap?", null],
        ["next", message_id],
        ["edited", null],
        ["next, edited", message_id],
      ]);
      clock.now += 1;
      const second = await aiHelp.askWhole(writer, toQuestion("another"));
      const listed = await aiHelp.listConversations(writer.id);
      expect(listed.map(({ chatId }) => chatId)).toEqual([
        second.metadata.chat_id,
        chat_id,
      ]);
    });

    test("knows no conversation, message or answer of another reader", async () => {
      const { aiHelp, model, hand, writer, stranger } = await start();
      const { metadata } = await aiHelp.askWhole(writer, toQuestion("gap?"));
      const { chat_id, message_id } = metadata;
      expect(await aiHelp.findConversation(stranger.id, chat_id)).toBeNull();
      expect(await aiHelp.deleteConversation(stranger.id, chat_id)).toBe(false);
      expect(await readMetrics()).toHaveLength(1);
      expect(await aiHelp.summarise(stranger, message_id)).toBeNull();
      expect(await aiHelp.rate(stranger.id, message_id, "down")).toBe(false);
      const asked = (place: object) =>
        refuse(aiHelp.ask(stranger, { ...toQuestion("gap?"), ...place }));
      expect(await asked({ chat_id })).toBe("not-found");
      expect(await asked({ chat_id, parent_id: message_id })).toBe("not-found");
      const own = await aiHelp.askWhole(stranger, toQuestion("mine"));
      const mixed = { chat_id: own.metadata.chat_id, parent_id: message_id };
      expect(await asked(mixed)).toBe("not-found");
      const running = await open(model, writer);
      expect(await model.stop(stranger, running.metadata.message_id)).toBe(false);
      expect(await model.stop(writer, UNKNOWN_ID)).toBe(false);
      hand.write(null);
      await readAnswer(running.rest);
      expect(await aiHelp.readQuota(stranger)).toMatchObject({ count: 1 });
    });

    test("knows nothing by an id with a character that no text of PostgreSQL has", async () => {
      const { aiHelp, writer } = await start();
      const id = "a\0b";
      expect(await aiHelp.findConversation(writer.id, id)).toBeNull();
      expect(await aiHelp.deleteConversation(writer.id, id)).toBe(false);
      expect(await aiHelp.summarise(writer, id)).toBeNull();
      expect(await aiHelp.rate(writer.id, id, "up")).toBe(false);
      expect(await aiHelp.stop(writer, id)).toBe(false);
    });

    test("finishes and stores an answer whose reader has left", async () => {
      const { model, hand, writer } = await start();
      const { metadata, leave } = await open(model, writer);
      await leave();
      hand.write("All", " of it", null);
      const read = async () => {
        const stored = await model.findConversation(writer.id, metadata.chat_id);
        return stored?.messages[0]?.answer;
      };
      await expect
        .poll(read)
        .toEqual({ content: "All of it", kind: "model", isComplete: true });
    });

    test("aborts an answer that nobody stores when its reader leaves", async () => {
      const { model, hand, user } = await start();
      const { leave } = await open(model, user);
      await leave();
      await expect.poll(() => hand.state.aborted).toBe(1);
      await expect.poll(readMetrics).toMatchObject([{ status: "user_stopped" }]);
      expect(await model.readQuota(user)).toMatchObject({ count: 1 });
    });

    test("stores what was written when the reader stops", async () => {
      const { model, hand, writer } = await start();
      const { metadata, rest } = await open(model, writer);
      const answer = readAnswer(rest);
      hand.write("Only this");
      await expect.poll(() => hand.state.steps.length).toBe(1);
      expect(await model.stop(writer, metadata.message_id)).toBe(true);
      expect(await answer).toEqual({ text: "Only this", reason: "length", error: null });
      const stored = await model.findConversation(writer.id, metadata.chat_id);
      expect(stored?.messages[0]?.answer).toMatchObject({
        content: "Only this",
        isComplete: false,
      });
      expect(await model.stop(writer, metadata.message_id)).toBe(false);
    });

    test("stops an answer that another server writes", async () => {
      const { model, aiHelp: elsewhere, hand, writer, stranger } = await start();
      const { metadata, rest } = await open(model, writer);
      const answer = readAnswer(rest);
      hand.write("Only this");
      await expect.poll(() => hand.state.steps.length).toBe(1);
      expect(await elsewhere.stop(stranger, metadata.message_id)).toBe(false);
      expect(await elsewhere.stop(writer, metadata.message_id)).toBe(true);
      expect(await answer).toEqual({ text: "Only this", reason: "length", error: null });
      expect(hand.state.aborted).toBe(1);
      expect(await model.readQuota(writer)).toMatchObject({ count: 1 });
    });

    test("stores what was written when the server closes, and gives the questions back", async () => {
      const { model, aiHelp, hand, writer, stranger } = await start();
      const { metadata, rest } = await open(model, writer);
      const answer = readAnswer(rest);
      hand.write("Only this");
      await expect.poll(() => hand.state.steps.length).toBe(1);
      await model.close();
      expect(hand.state.aborted).toBe(1);
      expect(await model.readQuota(writer)).toMatchObject({ count: 0 });
      const stored = await model.findConversation(writer.id, metadata.chat_id);
      expect(stored?.messages[0]?.answer).toMatchObject({
        content: "Only this",
        isComplete: false,
      });
      expect(await answer).toEqual({ text: "Only this", reason: "length", error: null });
      expect(await refuse(model.ask(stranger, toQuestion("gap?")))).toBe("full");
      expect(await refuse(aiHelp.ask(writer, toQuestion("on another server")))).toBe(
        "none",
      );
    });

    test("gives a question back that moderation still checks when the server closes", async () => {
      const { model, hand, user } = await start();
      const checks: AbortSignal[] = [];
      hand.provider.isFlagged = (_, signal) => {
        checks.push(signal);
        return new Promise(() => undefined);
      };
      const asked = refuse(model.ask(user, toQuestion("gap?")));
      await expect.poll(() => checks.length).toBe(1);
      await model.close();
      expect(await asked).toBe("provider");
      expect(await model.readQuota(user)).toMatchObject({ count: 0 });
    });

    test.each([
      ["passes", false],
      ["waits for", true],
    ])(
      "closes after a question that is still counted, and that moderation %s, was given back",
      async (_, isHanging) => {
        const { model, hand, user, database } = await start();
        if (isHanging) hand.provider.isFlagged = () => new Promise(() => undefined);
        const { transact } = database;
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        database.transact = async (work) => {
          await held;
          return transact(work);
        };
        const asked = model.ask(user, toQuestion("gap?")).then(readAnswer, readCode);
        const closing = model.close();
        release();
        await closing;
        database.transact = () => Promise.reject(new Error("closed"));
        await asked;
        database.transact = transact;
        expect(await model.readQuota(user)).toMatchObject({ count: 0 });
      },
    );

    test("labels a conversation once, and deletes it with all of its messages", async () => {
      const { aiHelp, model, writer } = await start();
      const { metadata } = await aiHelp.askWhole(
        writer,
        toQuestion("What is a gap, then? Yes"),
      );
      const { chat_id, message_id } = metadata;
      expect(await aiHelp.summarise(writer, message_id)).toBe("What is a gap then");
      expect(await model.summarise(writer, message_id)).toBe("What is a gap then");
      expect(await aiHelp.listConversations(writer.id)).toMatchObject([
        { label: "What is a gap then" },
      ]);
      expect(await aiHelp.summarise(writer, UNKNOWN_ID)).toBeNull();
      expect(await aiHelp.deleteConversation(writer.id, chat_id)).toBe(true);
      expect(await aiHelp.deleteConversation(writer.id, chat_id)).toBe(false);
      const left = await getDatabase().query((db) =>
        db.selectFrom("ai_help_history_messages").select("message_id").execute(),
      );
      expect(left).toEqual([]);
    });

    test("counts a refusal, and stores its words only when its reader shows them", async () => {
      const { aiHelp, user, writer, database } = await start();
      const question = "Where is pizza?";
      const kept = await aiHelp.askWhole(writer, toQuestion(question));
      const refused = await aiHelp.askWhole(user, toQuestion(question));
      await aiHelp.askWhole(user, toQuestion("gap?"));
      expect(refused.content).toMatch(/^I'm sorry, but I can't/);
      expect(await countRefusals(database)).toEqual({ asked: 3, refused: 2 });
      expect(await listMisses(database, { limit: 10 })).toEqual([]);
      for (const { metadata, content: answer } of [refused, kept])
        await aiHelp.rate(user.id, metadata.message_id, "down", { question, answer });
      expect(await listMisses(database, { limit: 10 })).toMatchObject([
        { reason: "refused", question, answer: null },
        { reason: "refused", question, answer: null },
      ]);
    });

    test("notes sources with the metrics only while the history has them", async () => {
      const { aiHelp, user, writer } = await start();
      await aiHelp.askWhole(writer, toQuestion("gap?"));
      await aiHelp.askWhole(user, toQuestion("gap?"));
      const sources = JSON.stringify(SOURCES.map(({ url, title }) => ({ url, title })));
      expect((await readMetrics()).map((row) => row.sources)).toEqual([sources, "[]"]);
    });

    test("shows writers the sources of the history, or else those of the reader's page", async () => {
      const { aiHelp, user, writer, database } = await start();
      const claimed = [{ url: "/de/docs/Claimed", title: "Claimed" }];
      for (const asker of [user, writer]) {
        const { metadata, content } = await aiHelp.askWhole(asker, toQuestion("gap?"));
        const shared = { question: "gap?", answer: content, sources: claimed };
        await aiHelp.rate(asker.id, metadata.message_id, "down", shared);
      }
      expect(await listMisses(database, { limit: 10 })).toMatchObject([
        { locale: "en-US", sources: SOURCES.map(({ url }) => ({ url })) },
        { locale: "de", sources: claimed },
      ]);
    });

    test("deletes metrics and votes with their conversation, and no others", async () => {
      const { aiHelp, writer } = await start();
      const [first, second] = [
        await aiHelp.askWhole(writer, toQuestion("gap?")),
        await aiHelp.askWhole(writer, toQuestion("grid?")),
      ].map(({ metadata }) => metadata);
      await aiHelp.rate(writer.id, first?.message_id ?? "", "up");
      await aiHelp.deleteConversation(writer.id, first?.chat_id ?? "");
      expect(await readMetrics()).toMatchObject([{ message_id: second?.message_id }]);
      expect(await aiHelp.rate(writer.id, first?.message_id ?? "", "up")).toBe(false);
    });

    test("asks for a label once at a time, and sixty times an hour at most", async () => {
      const { aiHelp, model, hand, writer } = await start();
      const { metadata } = await aiHelp.askWhole(writer, toQuestion("gap?"));
      const label = () => model.summarise(writer, metadata.message_id);
      const summarise = vi.spyOn(hand.provider, "summarise").mockResolvedValue("");
      expect(await Promise.all([refuse(label()), refuse(label())])).toEqual([
        "provider",
        "provider",
      ]);
      expect(summarise).toHaveBeenCalledTimes(1);
      for (let count = 1; count < 60; count++)
        expect(await refuse(label())).toBe("provider");
      summarise.mockResolvedValue("A short label");
      expect(await refuse(label())).toBe("full");
      expect(summarise).toHaveBeenCalledTimes(60);
    });

    test("shows writers at most thirty questions of a reader in a day, and counts all votes", async () => {
      const { aiHelp, user, database } = await start();
      const { metadata, content } = await aiHelp.askWhole(user, toQuestion("gap?"));
      const shared = { question: "gap?", answer: content };
      for (let count = 0; count < 31; count++)
        for (const vote of [null, "down"] as const)
          expect(await aiHelp.rate(user.id, metadata.message_id, vote, shared)).toBe(
            true,
          );
      expect(await listMisses(database, { limit: 100 })).toHaveLength(30);
      expect(await readMetrics()).toMatchObject([{ vote: "down" }]);
    });

    test("lists refusals and down-votes without their readers", async () => {
      const { aiHelp, user, database } = await start();
      const refused = await aiHelp.askWhole(user, toQuestion("Where is pizza?"));
      await aiHelp.rate(user.id, refused.metadata.message_id, "down", {
        question: "Where is \0pizza?",
        answer: refused.content,
      });
      const rated = await aiHelp.askWhole(user, toQuestion("gap?"));
      const { message_id } = rated.metadata;
      const shared = { question: "gap?", answer: rated.content };
      for (const vote of ["up", "down", "down"] as const)
        expect(await aiHelp.rate(user.id, message_id, vote, shared)).toBe(true);
      const misses = await listMisses(database, { limit: 10 });
      expect(misses).toMatchObject([
        {
          reason: "down",
          question: "gap?",
          locale: "en-US",
          day: START - (START % DAY_MILLISECONDS),
        },
        { reason: "refused", question: "Where is pizza?", answer: null },
      ]);
      expect(JSON.stringify(misses)).not.toContain(message_id);
      expect(await listMisses(database, { limit: 10, reason: "refused" })).toHaveLength(
        1,
      );
      expect(await listMisses(database, { limit: 10, locale: "de" })).toEqual([]);
      expect(await readMetrics()).toMatchObject([{ vote: "down" }, { vote: "down" }]);
    });

    test("removes metrics and misses after their time, and all data with the account", async () => {
      const { aiHelp, user, clock, database } = await start();
      const { metadata, content } = await aiHelp.askWhole(user, toQuestion("pizza"));
      const shared = { question: "pizza", answer: content };
      await aiHelp.rate(user.id, metadata.message_id, "down", shared);
      await removeOldMetrics(database, clock.now + 89 * DAY_MILLISECONDS);
      expect(await listMisses(database, { limit: 10 })).toHaveLength(1);
      expect(await readMetrics()).toHaveLength(1);
      await removeOldMetrics(database, clock.now + 91 * DAY_MILLISECONDS);
      expect(await listMisses(database, { limit: 10 })).toEqual([]);
      await removeOldMetrics(database, clock.now + 184 * DAY_MILLISECONDS);
      expect(await readMetrics()).toEqual([]);
      await aiHelp.askWhole(user, toQuestion("gap"));
      await database.query((db) =>
        db.deleteFrom("users").where("id", "=", user.id).execute(),
      );
      expect(await readMetrics()).toEqual([]);
    });

    test.each(["ai_help_message_meta", "ai_help_misses"] as const)(
      "removes the old rows of %s in steps",
      async (table) => {
        const { user, clock, database: whole } = await start();
        const times = Array.from({ length: 2_500 }, (_, at) => clock.now - at);
        const asked = { user_id: user.id, chat_id: "chat", model: "hand" };
        const missed = {
          reason: "down" as const,
          locale: "de",
          question: "gap?",
          sources: "[]",
        };
        const metrics = times.map((created_at, at) => ({
          ...asked,
          created_at,
          message_id: String(at),
        }));
        const misses = times.map((created_at) => ({ ...missed, created_at }));
        await whole.query((db) =>
          table === "ai_help_misses"
            ? db.insertInto(table).values(misses).execute()
            : db.insertInto(table).values(metrics).execute(),
        );
        const { database, steps } = watchSteps(whole, table);
        const now = clock.now + 184 * DAY_MILLISECONDS;
        expect(await removeOldMetrics(database, now)).toBe(2_500);
        expect(Math.max(...steps)).toBeLessThanOrEqual(1_000);
      },
    );

    test("tells who answers", async () => {
      const { aiHelp, model, user } = await start();
      expect(aiHelp.describe(user)).toEqual({ kind: "quoted", model: null });
      expect(model.describe(user)).toEqual({ kind: "model", model: "hand" });
      const { rest } = await open(aiHelp, user);
      await expect(readMetadata(rest)).resolves.toMatchObject({ choices: [{}] });
    });
  });
}
