import type { Breaker } from "~/resilience/create-breaker";
import type { UserDatabase } from "~/database/user-database";
import {
  isRefusal,
  type AnswerEvent,
  type FinishReason,
  type MessageStatus,
  type MetadataEvent,
} from "~/domain/ai-help/ai-help";
import { AskError, isAskError, type AskErrorCode } from "~/domain/ai-help/ask-errors";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { Asker } from "./ai-help-service";
import { createEventQueue, type EventQueue } from "./event-queue";
import type { AnswerPiece, Provider } from "./providers/provider";
import { readPieces, type AnswerLimits, type ReadAnswer } from "./read-pieces";
import type { FindSources, FoundSource } from "./retrieval/find-sources";
import { saveAnswer, saveFailure } from "./storage/history-table";
import { endQuestion, type TakenQuestion } from "./storage/limits-table";
import { saveMetrics } from "./storage/metrics-table";

export const STATUS_OF_ERROR: Readonly<Partial<Record<AskErrorCode, MessageStatus>>> = {
  flagged: "moderation_error",
  "too-long": "token_limit_error",
  timeout: "timeout",
  away: "ai_api_error",
  provider: "completion_error",
};

/** An answer that is being written, by message id. */
export interface RunningAnswer {
  userId: number;
  controller: AbortController;
  /** Whether the database has it as a running answer. */
  isTaken: boolean;
  /** Resolves when the answer is prepared, then another one when it is stored, or given back. */
  written: Promise<void>;
}

export interface AnswerContext {
  database: UserDatabase;
  findSources: FindSources;
  readProvider(user: Asker): Provider;
  readBreaker(user: Asker): Breaker;
  running: Map<string, RunningAnswer>;
  /** Begins to look for answers that were stopped through another server. */
  watchStops(): void;
  maxRunning: number;
  windowMilliseconds: number;
  limits: AnswerLimits;
  now: () => number;
  /** Receives failures that no reader waits for; never with words of a question. */
  onError(error: unknown): void;
}

/** The facts of a question that is answered. */
export interface Task {
  user: Asker;
  provider: Provider;
  question: string;
  isStored: boolean;
  isCovered: boolean;
  sources: readonly FoundSource[];
  pieces: AsyncIterable<AnswerPiece>;
  metadata: MetadataEvent;
  taken: TakenQuestion;
  controller: AbortController;
  facts: { startedAt: number; searchMilliseconds: number; contextBytes: number };
}

/** Writes the answer into a queue, whether its reader waits or not. */
export function writeAnswer(
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
  const { message_id: id } = task.metadata;
  const written = write(context, task, queue).finally(() => {
    context.running.delete(id);
    signal?.removeEventListener("abort", leave);
  });
  context.running.set(id, {
    userId: task.user.id,
    controller: task.controller,
    isTaken: true,
    written,
  });
  context.watchStops();
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
    const end = await context.readBreaker(task.user).run(() =>
      readPieces(task.pieces, {
        controller: task.controller,
        limits: context.limits,
        onText(text) {
          content += text;
          push(text, null);
        },
      }),
    );
    if (end.endedBy === "provider" && content.trim() === "")
      throw new AskError("provider", { cause: new Error("an empty answer") });
    const status = toStatus(end, content);
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
  const { database } = context;
  const { content } = written;
  const { message_id: id, kind } = task.metadata;
  const isComplete = end.finishReason === "stop" || end.finishReason === null;
  if (task.isStored) await saveAnswer(database, id, { content, kind, isComplete });
  const givenBack = end.endedBy === "limit" ? task.taken : null;
  // The answer stands, because its reader has it; a question that can't be ended ends by its time.
  await endQuestion(database, { asker: task.user, messageId: id, givenBack }).catch(
    context.onError,
  );
  await save(context, task, written);
}

async function fail(context: AnswerContext, task: Task, written: Written): Promise<void> {
  const { user: asker, metadata, taken: givenBack } = task;
  const { message_id: messageId } = metadata;
  await endQuestion(context.database, { asker, messageId, givenBack });
  if (task.isStored) await saveFailure(context.database, messageId);
  await save(context, task, written);
}

/** Stores the metrics; a failure is reported alone, because no answer depends on them. */
function save(
  { database, onError }: AnswerContext,
  { user, metadata, provider, question, facts }: Task,
  { content, status, started }: Written,
): Promise<void> {
  return saveMetrics(
    database,
    {
      messageId: metadata.message_id,
      userId: user.id,
      chatId: metadata.chat_id,
      parentId: metadata.parent_id,
      createdAt: facts.startedAt,
      model: provider.model ?? "",
    },
    {
      searchMilliseconds: facts.searchMilliseconds,
      responseMilliseconds: performance.now() - started,
      queryBytes: Buffer.byteLength(question),
      contextBytes: facts.contextBytes,
      responseBytes: Buffer.byteLength(content),
      status,
    },
  ).catch(onError);
}

function toStatus({ finishReason, endedBy }: ReadAnswer, content: string): MessageStatus {
  if (endedBy === "reader") return "user_stopped";
  if (finishReason === "stop") return isRefusal(content) ? "refused" : "success";
  if (finishReason === "length") return "finished_too_long";
  return finishReason === null ? "finished_no_reason" : "finished_content_filter";
}

export function toAskError(error: unknown): AskError {
  if (isAskError(error)) return error;
  return new AskError(isUnavailable(error) ? "away" : "provider", { cause: error });
}
