import { AskError } from "~/domain/ai-help/ask-errors";
import type { FinishReason } from "~/domain/ai-help/ai-help";
import type { AnswerPiece } from "./providers/provider";
import { dropControls } from "./read-question";

/** Stops an answer that never ends. */
const MAX_ANSWER_CHARACTERS = 40_000;

export interface AnswerLimits {
  /** Longest silence before a piece. */
  silenceMilliseconds: number;
  /** Longest time of the whole answer. */
  totalMilliseconds: number;
}

export interface ReadAnswer {
  /** Null: the provider gave no reason. */
  finishReason: FinishReason | null;
  /** Tells that a limit of this server ended the answer. */
  isCutOff: boolean;
}

/**
 * Reads an answer within limits of time and length; aborts the provider beyond them.
 *
 * @throws AskError on silence; errors of the provider.
 */
export async function readPieces(
  pieces: AsyncIterable<AnswerPiece>,
  {
    controller,
    limits,
    onText,
  }: {
    controller: AbortController;
    limits: AnswerLimits;
    onText(text: string): void;
  },
): Promise<ReadAnswer> {
  const iterator = pieces[Symbol.asyncIterator]();
  const started = performance.now();
  let length = 0;
  for (;;) {
    const left = limits.totalMilliseconds - (performance.now() - started);
    if (left <= 0 || length > MAX_ANSWER_CHARACTERS) {
      controller.abort();
      return { finishReason: "length", isCutOff: true };
    }
    const wait = Math.min(limits.silenceMilliseconds, left);
    const next = await waitForNext(iterator, wait, controller.signal);
    if (next === "stopped") return { finishReason: "length", isCutOff: false };
    if (next === "silent") {
      controller.abort();
      if (wait < limits.silenceMilliseconds) continue;
      throw new AskError("timeout");
    }
    if (next.done) return { finishReason: null, isCutOff: false };
    if ("finishReason" in next.value)
      return { finishReason: next.value.finishReason, isCutOff: false };
    const text = dropControls(next.value.text);
    length += text.length;
    if (text !== "") onText(text);
  }
}

type Next = IteratorResult<AnswerPiece, unknown> | "silent" | "stopped";

async function waitForNext(
  iterator: AsyncIterator<AnswerPiece>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Next> {
  if (signal.aborted) return "stopped";
  let release: () => void = () => undefined;
  const interrupted = new Promise<Next>((resolve) => {
    const timer = setTimeout(() => resolve("silent"), milliseconds);
    const onAbort = () => resolve("stopped");
    signal.addEventListener("abort", onAbort);
    release = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    };
  });
  const next = iterator.next();
  // A provider may fail after an interruption, when its promise has no other handler.
  next.catch(() => undefined);
  try {
    return await Promise.race([next, interrupted]);
  } finally {
    release();
  }
}
