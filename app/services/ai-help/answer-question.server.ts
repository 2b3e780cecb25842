import { randomUUID } from "node:crypto";
import {
  REFUSAL_PREFIX,
  type AnswerEvent,
  type AskRequest,
  type MetadataEvent,
} from "~/domain/ai-help/ai-help";
import { toTimestamp } from "~/domain/api/to-timestamp";
import { ASK_ERRORS, AskError, isAskError } from "~/domain/ai-help/ask-errors";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { AskOptions, Asker } from "./ai-help-service";
import { endInTime } from "./end-in-time";
import { fitContext } from "./providers/prompt";
import { countTokens, type AnswerPiece } from "./providers/provider";
import { readQuestion, type ReadQuestion } from "./read-question";
import { getPlace, saveQuestion } from "./storage/history-table";
import { endQuestion, takeQuestion, type TakenQuestion } from "./storage/limits-table";
import { saveMetrics } from "./storage/metrics-table";
import {
  STATUS_OF_ERROR,
  toAskError,
  writeAnswer,
  type AnswerContext,
  type Task,
} from "./write-answer.server";

/** Share of the context that a question may take. */
const QUESTION_SHARE = 0.5;
/** Slack for storing an answer after its last piece. */
const LEASE_SLACK_MILLISECONDS = 15_000;
const REFUSAL = `${REFUSAL_PREFIX} answer this from the pages of this site.`;

interface Asked {
  user: Asker;
  request: AskRequest;
  options: AskOptions;
}

/** Prepares an answer and starts to write it. Throws AskError when nothing can be written. */
export async function answerQuestion(
  context: AnswerContext,
  asked: Asked,
): Promise<AsyncIterable<AnswerEvent>> {
  const { running } = context;
  const { user, request, options } = asked;
  const read = readQuestion({ ...request, locale: options.locale ?? request.locale });
  if (running.size >= context.maxRunning) throw new AskError("full");
  const messageId = randomUUID();
  const controller = new AbortController();
  const begun = begin(context, { ...asked, read, messageId, controller });
  // Before anything is awaited: the end of the server waits for all that is registered.
  running.set(messageId, {
    userId: user.id,
    controller,
    isTaken: false,
    written: begun.then(
      () => undefined,
      () => undefined,
    ),
  });
  return begun;
}

interface BegunQuestion extends Asked {
  read: ReadQuestion;
  messageId: string;
  controller: AbortController;
}

async function begin(
  context: AnswerContext,
  { user, request, options, read, messageId, controller }: BegunQuestion,
): Promise<AsyncIterable<AnswerEvent>> {
  const { database, running, now } = context;
  const place = {
    chatId: request.chat_id ?? randomUUID(),
    parentId: request.parent_id ?? null,
  };
  const startedAt = now();
  let taken: TakenQuestion | null = null;
  try {
    const isStored = user.settings?.ai_help_history === true;
    const found = isStored ? await getPlace(database, user.id, place) : null;
    if (found?.kind === "foreign") throw new AskError("not-found");
    taken = await takeQuestion(database, {
      asker: user,
      messageId,
      now: startedAt,
      windowMilliseconds: context.windowMilliseconds,
      until: startedAt + context.limits.totalMilliseconds + LEASE_SLACK_MILLISECONDS,
    });
    const prepared = await prepare(context, { user, read, request, controller });
    const metadata: MetadataEvent = {
      type: "metadata",
      chat_id: place.chatId,
      message_id: messageId,
      parent_id: place.parentId,
      sources: prepared.sources.map(({ url, title }) => ({ url, title })),
      quota: taken.quota,
      created_at: toTimestamp(startedAt),
      kind: prepared.provider.kind,
    };
    const task: Task = {
      user,
      metadata,
      taken,
      controller,
      ...prepared,
      question: read.question,
      isStored: found?.kind === "known",
      facts: { ...prepared.facts, startedAt },
    };
    if (task.isStored)
      await saveQuestion(database, {
        ...place,
        userId: user.id,
        messageId,
        question: read.question,
        sources: metadata.sources,
        now: startedAt,
      });
    return writeAnswer(context, task, options.signal);
  } catch (error) {
    if (taken) await refund(context, { user, place, messageId, taken, startedAt, error });
    running.delete(messageId);
    // Callers report an unavailable database; it does not mean that the model is silent.
    if (isUnavailable(error)) throw error;
    const failure = toAskError(error);
    if (ASK_ERRORS[failure.code] >= 500) context.onError(failure);
    throw failure;
  }
}

/** Checks the question by moderation, finds its sources, and fits them into the model's context. */
async function prepare(
  { findSources, readProvider, limits }: AnswerContext,
  {
    user,
    read,
    request,
    controller,
  }: {
    user: Asker;
    read: ReadQuestion;
    request: AskRequest;
    controller: AbortController;
  },
) {
  const provider = readProvider(user);
  const { signal } = controller;
  const { question, turns, locale, search } = read;
  const { contextTokens } = provider;
  if (contextTokens !== null && countTokens(question) > contextTokens * QUESTION_SHARE)
    throw new AskError("too-long");
  const texts = [...turns, { role: "user", content: question }].filter(
    ({ role }) => role === "user",
  );
  const isFlagged = endInTime(
    provider.isFlagged(
      texts.map(({ content }) => content),
      signal,
    ),
    { milliseconds: limits.silenceMilliseconds, controller },
  );
  // Awaited below: a failure of the search must not leave it unhandled.
  isFlagged.catch(() => undefined);
  const started = performance.now();
  const found = findSources({ text: search, locale, page: request.page });
  const searchMilliseconds = performance.now() - started;
  if (await isFlagged) throw new AskError("flagged");
  const task = { turns, question, sources: found.sources, locale, signal };
  const fitted = contextTokens === null ? task : fitContext(task, contextTokens);
  const contextBytes = fitted.sources.reduce(
    (sum, { passage }) => sum + Buffer.byteLength(passage.html),
    0,
  );
  return {
    provider,
    isCovered: found.isCovered,
    sources: fitted.sources,
    pieces: found.isCovered ? provider.answer(fitted) : refuse(),
    facts: { searchMilliseconds, contextBytes },
  };
}

// oxlint-disable-next-line typescript/require-await -- An async iterable like a provider's.
async function* refuse(): AsyncGenerator<AnswerPiece> {
  yield { text: REFUSAL };
  yield { finishReason: "stop" };
}

/** Ends a question that failed before its answer; moderation alone does not give it back. */
async function refund(
  { database, readProvider, onError }: AnswerContext,
  {
    user,
    place,
    messageId,
    taken,
    startedAt,
    error,
  }: {
    user: Asker;
    place: { chatId: string; parentId: string | null };
    messageId: string;
    taken: TakenQuestion;
    startedAt: number;
    error: unknown;
  },
): Promise<void> {
  const { code } = toAskError(error);
  try {
    const givenBack = code === "flagged" ? null : taken;
    await endQuestion(database, { asker: user, messageId, givenBack });
    await saveMetrics(
      database,
      {
        ...place,
        messageId,
        userId: user.id,
        createdAt: startedAt,
        model: readProvider(user).model ?? "",
      },
      {
        searchMilliseconds: 0,
        responseMilliseconds: 0,
        queryBytes: 0,
        contextBytes: 0,
        responseBytes: 0,
        status: isAskError(error) ? (STATUS_OF_ERROR[code] ?? "unknown") : "search_error",
      },
    );
  } catch (other) {
    onError(other);
  }
}
