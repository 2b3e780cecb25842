import type { UserDatabase } from "~/database/user-database";
import { isStorableText } from "~/domain/accounts/collection";
import { isRefusal, QUOTA_WINDOW_HOURS } from "~/domain/ai-help/ai-help";
import { AskError } from "~/domain/ai-help/ask-errors";
import { parsePathLocale, DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { AiHelp, FinishedAnswer } from "./ai-help-service";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import { answerQuestion } from "./answer-question.server";
import type { AnswerContext } from "./write-answer.server";
import { createModelBreaker } from "./create-model-breaker";
import { createLabels } from "./label-conversations.server";
import type { Provider } from "./providers/provider";
import type { FindSources } from "./retrieval/find-sources";
import { deleteConversation } from "./storage/history-deletion";
import { findConversation, listConversations } from "./storage/history-table";
import { SERVER_CLOSES } from "./read-pieces";
import { readQuota, stopQuestion } from "./storage/limits-table";
import { saveMiss, saveVote } from "./storage/metrics-table";
import { createStopWatch } from "./watch-stops.server";

export type * from "./ai-help-service";
export { createModelProvider } from "./providers/openai.server";
export { createQuotedProvider } from "./providers/quoted";
export type { Provider } from "./providers/provider";
export { createSourceFinder, type FindSources } from "./retrieval/find-sources";
export {
  countRefusals,
  listMisses,
  removeOldMetrics,
  type ListedMiss,
  type Miss,
} from "./storage/metrics-table";
export { deleteHistory, removeOldConversations } from "./storage/history-deletion";
export { toConversationResponse, toListResponse } from "./wire";

/** Answers at the same time, by one server. */
const MAX_RUNNING = 400;
/** Shorter than the silence after which clients give up, so that they hear of it. */
const SILENCE_MILLISECONDS = 12_000;
/** Shorter than the 115 s after which proxies end a response (server contract, 1.1). */
const TOTAL_MILLISECONDS = 100_000;
const HOUR_MILLISECONDS = 3_600_000;
/** Questions that one reader shows the writers. Later votes count, but no longer fill the list of misses. */
const MISSES: RateLimit = { name: "ai-help-misses", limit: 30, windowSeconds: 86_400 };

export interface AiHelpOptions {
  database: UserDatabase;
  findSources: FindSources;
  /** Answers readers of the free plan, and subscribers. */
  providers: { core: Provider; plus: Provider };
  /** Bounds labels and shown questions, which no quota counts. */
  rateLimits: RateLimits;
  onError: (error: unknown) => void;
  now?: () => number;
  /** Shortened by tests, which would wait for seconds. */
  limits?: Partial<
    AnswerContext["limits"] &
      Pick<AnswerContext, "maxRunning"> & { retryMilliseconds: number }
  >;
}

/** Answers readers' questions from sections of the pages, and keeps their conversations. */
export function createAiHelp(options: AiHelpOptions): AiHelp {
  const { database, findSources, providers, rateLimits, onError, limits } = options;
  const { now = Date.now } = options;
  const running: AnswerContext["running"] = new Map();
  const silenceMilliseconds = limits?.silenceMilliseconds ?? SILENCE_MILLISECONDS;
  const guard = (provider: Provider) =>
    createModelBreaker(provider, {
      silenceMilliseconds,
      retryMilliseconds: limits?.retryMilliseconds,
    });
  const breakers = { core: guard(providers.core), plus: guard(providers.plus) };
  const context: AnswerContext = {
    database,
    findSources,
    now,
    onError,
    running,
    watchStops: createStopWatch(database, running),
    readProvider: ({ isSubscriber }) => (isSubscriber ? providers.plus : providers.core),
    readBreaker: ({ isSubscriber }) => (isSubscriber ? breakers.plus : breakers.core),
    maxRunning: limits?.maxRunning ?? MAX_RUNNING,
    windowMilliseconds: QUOTA_WINDOW_HOURS * HOUR_MILLISECONDS,
    limits: {
      silenceMilliseconds,
      totalMilliseconds: limits?.totalMilliseconds ?? TOTAL_MILLISECONDS,
    },
  };
  const { windowMilliseconds, readProvider, readBreaker } = context;
  const ask: AiHelp["ask"] = (user, request, given = {}) =>
    readBreaker(user).run(() =>
      answerQuestion(context, { user, request, options: given }),
    );
  return {
    ask,
    describe(user) {
      const { kind, model } = readProvider(user);
      return { kind, model };
    },
    readQuota: (user) => readQuota(database, user, { now: now(), windowMilliseconds }),
    askWhole: async (user, request, given) => readWhole(await ask(user, request, given)),
    async stop(user, messageId) {
      const answer = running.get(messageId);
      if (!answer)
        return isStorableText(messageId) && stopQuestion(database, user, messageId);
      if (answer.userId !== user.id) return false;
      answer.controller.abort();
      return true;
    },
    async close() {
      for (const breaker of Object.values(breakers)) breaker.stop();
      context.maxRunning = 0;
      for (const { controller } of running.values()) controller.abort(SERVER_CLOSES);
      // A question that was prepared is now an answer that is written.
      while (running.size > 0)
        await Promise.all([...running.values()].map(({ written }) => written));
    },
    listConversations: (userId, shown) => listConversations(database, userId, shown),
    findConversation: async (userId, chatId) =>
      isStorableText(chatId) ? findConversation(database, userId, chatId) : null,
    deleteConversation: async (userId, chatId) =>
      isStorableText(chatId) && deleteConversation(database, userId, chatId),
    summarise: createLabels({ ...context, rateLimits }),
    async rate(userId, messageId, vote, shared) {
      if (!isStorableText(messageId)) return false;
      const saved = await saveVote(database, { userId, messageId, vote });
      const isMiss = saved?.isNew && vote === "down" && shared;
      if (isMiss && (await rateLimits.take(MISSES, String(userId))) === null) {
        const { question, answer, sources = [] } = shared;
        const isRefused = isRefusal(answer);
        const shown = saved.sources.length > 0 ? saved.sources : sources;
        await saveMiss(
          database,
          {
            reason: isRefused ? "refused" : "down",
            question,
            answer: isRefused ? null : answer,
            sources: shown,
            locale: parsePathLocale(shown[0]?.url ?? "") ?? DEFAULT_LOCALE,
          },
          now(),
        );
      }
      return saved !== null;
    },
  };
}

async function readWhole(
  events: Awaited<ReturnType<AiHelp["ask"]>>,
): Promise<FinishedAnswer> {
  let metadata: FinishedAnswer["metadata"] | null = null;
  let content = "";
  let isComplete = false;
  for await (const event of events)
    if ("type" in event) metadata = event;
    else {
      const [{ delta, finish_reason: reason }] = event.choices;
      content += delta.content ?? "";
      isComplete ||= reason === "stop";
    }
  if (!metadata) throw new AskError("provider");
  return { metadata, content, kind: metadata.kind, isComplete };
}
