import { randomUUID } from "node:crypto";
import type { UserDatabase } from "~/database/user-database";
import {
  isRefusal,
  MAX_NEAREST,
  REFUSAL_PREFIX,
  type AnswerEvent,
  type AskRequest,
  type FinishReason,
  type MessageStatus,
  type MetadataEvent,
} from "~/domain/ai-help/ai-help";
import { AskError, isAskError, type AskErrorCode } from "~/domain/ai-help/ask-errors";
import type { AskOptions, Asker } from "./ai-help-service";
import { createEventQueue, type EventQueue } from "./event-queue";
import { fitContext } from "./providers/prompt";
import { countTokens, type AnswerPiece, type Provider } from "./providers/provider";
import { readPieces, type AnswerLimits, type ReadAnswer } from "./read-pieces";
import { readQuestion } from "./read-question";
import type { FindSources, FoundSource } from "./retrieval/find-sources";
import { findPlace, saveAnswer, saveQuestion } from "./storage/history-table";
import { endQuestion, takeQuestion, type TakenQuestion } from "./storage/limits-table";
import { saveMetrics, saveMiss } from "./storage/metrics-table";

/** Share of the context that a question may take. */
const QUESTION_SHARE = 0.5;
/** Slack for storing an answer after its last piece. */
const LEASE_SLACK_MILLISECONDS = 15_000;
const REFUSAL = `${REFUSAL_PREFIX} answer this from the pages of this site.`;

const STATUS_OF_ERROR: Readonly<Partial<Record<AskErrorCode, MessageStatus>>> = {
  flagged: "moderation_error",
  "too-long": "token_limit_error",
  timeout: "timeout",
  provider: "completion_error",
};

/** An answer that is being written, by message id. */
export interface RunningAnswer {
  userId: number;
  controller: AbortController;
}

export interface AnswerContext {
  database: UserDatabase;
  findSources: FindSources;
  readProvider(user: Asker): Provider;
  running: Map<string, RunningAnswer>;
  maxRunning: number;
  windowMilliseconds: number;
  limits: AnswerLimits;
  now: () => number;
  /** Receives failures that no reader waits for; never with words of a question. */
  onError(error: unknown): void;
}

/** The facts of a question that is answered. */
interface Task {
  user: Asker;
  provider: Provider;
  question: string;
  isStored: boolean;
  isCovered: boolean;
  sources: readonly FoundSource[];
  pieces: AsyncIterable<AnswerPiece>;
  metadata: MetadataEvent;
  taken: TakenQuestion;
  locale: string;
  controller: AbortController;
  facts: { startedAt: number; searchMilliseconds: number; contextBytes: number };
}

/** Prepares an answer and starts to write it. Throws AskError when nothing can be written. */
export async function answerQuestion(
  context: AnswerContext,
  { user, request, options }: { user: Asker; request: AskRequest; options: AskOptions },
): Promise<AsyncIterable<AnswerEvent>> {
  const { database, running, now } = context;
  const read = readQuestion({ ...request, locale: options.locale ?? request.locale });
  if (running.size >= context.maxRunning) throw new AskError("full");
  const place = {
    chatId: request.chat_id ?? randomUUID(),
    parentId: request.parent_id ?? null,
  };
  const isStored = user.settings?.ai_help_history === true;
  const found = isStored ? await findPlace(database, user.id, place) : null;
  if (found?.kind === "foreign") throw new AskError("not-found");
  const messageId = randomUUID();
  const controller = new AbortController();
  running.set(messageId, { userId: user.id, controller });
  const startedAt = now();
  let taken: TakenQuestion | null = null;
  try {
    taken = await takeQuestion(database, user, messageId, {
      ...{ now: startedAt, windowMilliseconds: context.windowMilliseconds },
      until: startedAt + context.limits.totalMilliseconds + LEASE_SLACK_MILLISECONDS,
    });
    const prepared = await prepare(context, { user, read, request, controller });
    const metadata: MetadataEvent = {
      type: "metadata",
      ...{ chat_id: place.chatId, message_id: messageId, parent_id: place.parentId },
      sources: prepared.sources.map(({ url, title }) => ({ url, title })),
      quota: taken.quota,
      created_at: toTimestamp(startedAt),
      kind: prepared.provider.kind,
    };
    const task: Task = {
      ...{ user, metadata, taken, controller, ...prepared },
      ...{ question: read.question, locale: read.locale },
      isStored: found?.kind === "known",
      facts: { ...prepared.facts, startedAt },
    };
    if (task.isStored)
      await saveQuestion(database, {
        ...{ ...place, userId: user.id, messageId, question: read.question },
        ...{ sources: metadata.sources, now: startedAt },
      });
    return start(context, task, options.signal);
  } catch (error) {
    running.delete(messageId);
    if (taken) await refund(context, { user, place, messageId, taken, startedAt, error });
    throw toAskError(error);
  }
}

/** Checks the question by moderation, finds its sources, and fits them into the model's context. */
async function prepare(
  { findSources, readProvider }: AnswerContext,
  {
    user,
    read,
    request,
    controller,
  }: {
    user: Asker;
    read: ReturnType<typeof readQuestion>;
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
  const isFlagged = provider.isFlagged(
    texts.map(({ content }) => content),
    signal,
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
    ...{ provider, isCovered: found.isCovered, sources: fitted.sources },
    pieces: found.isCovered ? provider.answer(fitted) : refuse(),
    facts: { searchMilliseconds, contextBytes },
  };
}

// eslint-disable-next-line @typescript-eslint/require-await -- An async iterable like a provider's.
async function* refuse(): AsyncGenerator<AnswerPiece> {
  yield { text: REFUSAL };
  yield { finishReason: "stop" };
}

/** Writes the answer into a queue, whether its reader waits or not. */
function start(
  context: AnswerContext,
  task: Task,
  signal: AbortSignal | undefined,
): AsyncIterable<AnswerEvent> {
  const leave = () => {
    if (!task.isStored) task.controller.abort();
  };
  const queue = createEventQueue<AnswerEvent>(leave);
  queue.push(task.metadata);
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave, { once: true });
  void write(context, task, queue).finally(() => {
    context.running.delete(task.metadata.message_id);
    signal?.removeEventListener("abort", leave);
  });
  return queue;
}

async function write(
  context: AnswerContext,
  task: Task,
  queue: EventQueue<AnswerEvent>,
): Promise<void> {
  const id = task.metadata.message_id;
  const push = (content: string | null, reason: FinishReason | null) => {
    const delta = content === null ? {} : { content };
    queue.push({ id, choices: [{ delta, finish_reason: reason }] });
  };
  const started = performance.now();
  let content = "";
  try {
    const end = await readPieces(task.pieces, {
      ...{ controller: task.controller, limits: context.limits },
      onText(text) {
        content += text;
        push(text, null);
      },
    });
    const status = toStatus(end);
    await finish(context, task, { content, status, end, started });
    push(null, end.finishReason ?? "stop");
    queue.end();
  } catch (error) {
    const failure = toAskError(error);
    context.onError(failure.code === "provider" ? failure : error);
    const status = STATUS_OF_ERROR[failure.code] ?? "unknown";
    await fail(context, task, { content, status, started }).catch(context.onError);
    queue.fail(failure);
  }
}

interface Written {
  content: string;
  status: MessageStatus;
  started: number;
}

/** Stores what was written; an answer that this server cut off is given back. */
async function finish(
  context: AnswerContext,
  task: Task,
  { end, ...written }: Written & { end: ReadAnswer },
): Promise<void> {
  const { database, now } = context;
  const { content } = written;
  const { message_id: id, kind, sources } = task.metadata;
  const isComplete = end.finishReason === "stop" || end.finishReason === null;
  if (task.isStored) await saveAnswer(database, id, { content, kind, isComplete });
  const isRefused = isRefusal(content);
  if (isRefused)
    await saveMiss(
      database,
      {
        ...{ reason: "refused", locale: task.locale, question: task.question },
        ...{ answer: null, sources: sources.slice(0, MAX_NEAREST) },
      },
      now(),
    );
  await endQuestion(database, task.user, id, end.endedBy === "limit" ? task.taken : null);
  await save(context, task, written);
}

async function fail(context: AnswerContext, task: Task, written: Written): Promise<void> {
  await endQuestion(context.database, task.user, task.metadata.message_id, task.taken);
  await save(context, task, written);
}

function save(
  { database }: AnswerContext,
  { user, metadata, provider, question, facts }: Task,
  { content, status, started }: Written,
): Promise<void> {
  return saveMetrics(
    database,
    {
      ...{ messageId: metadata.message_id, userId: user.id, chatId: metadata.chat_id },
      ...{ parentId: metadata.parent_id, createdAt: facts.startedAt },
      model: provider.model ?? "",
    },
    {
      searchMilliseconds: facts.searchMilliseconds,
      responseMilliseconds: performance.now() - started,
      ...{ queryBytes: Buffer.byteLength(question), contextBytes: facts.contextBytes },
      ...{ responseBytes: Buffer.byteLength(content), status, sources: metadata.sources },
    },
  );
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
    await endQuestion(database, user, messageId, code === "flagged" ? null : taken);
    await saveMetrics(
      database,
      {
        ...{ ...place, messageId, userId: user.id, createdAt: startedAt },
        model: readProvider(user).model ?? "",
      },
      {
        ...{ searchMilliseconds: 0, responseMilliseconds: 0, queryBytes: 0 },
        ...{ contextBytes: 0, responseBytes: 0, sources: [] },
        status: isAskError(error) ? (STATUS_OF_ERROR[code] ?? "unknown") : "search_error",
      },
    );
  } catch (other) {
    onError(other);
  }
}

function toStatus({ finishReason, endedBy }: ReadAnswer): MessageStatus {
  if (endedBy === "reader") return "user_stopped";
  if (finishReason === "stop") return "success";
  if (finishReason === "length") return "finished_too_long";
  return finishReason === null ? "finished_no_reason" : "finished_content_filter";
}

function toAskError(error: unknown): AskError {
  return isAskError(error) ? error : new AskError("provider", { cause: error });
}

/** RFC 3339 with sub-second digits only when non-zero (server contract, 1.4). */
export function toTimestamp(time: number): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
