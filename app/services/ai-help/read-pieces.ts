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
  /** Limits of this server, or the reader, end an answer too early. */
  endedBy: "provider" | "limit" | "reader";
}

export interface ReadOptions {
  /** Aborted by the reader, by the limits, and by the end of the server. */
  controller: AbortController;
  limits: AnswerLimits;
  onText(text: string): void;
}

/** Reason of an abort by this server, which closes: a limit, not the reader's wish. */
export const SERVER_CLOSES = new Error("the server closes");

const CUT_OFF: ReadAnswer = { finishReason: "length", endedBy: "limit" };
const STOPPED: ReadAnswer = { finishReason: "length", endedBy: "reader" };

/**
 * Reads an answer within limits of time and length; aborts the provider beyond them.
 *
 * @throws AskError on silence; errors of the provider.
 */
export async function readPieces(
  pieces: AsyncIterable<AnswerPiece>,
  { controller, limits, onText }: ReadOptions,
): Promise<ReadAnswer> {
  const { signal } = controller;
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;
  let stop: () => void = () => undefined;
  const interrupted = new Promise<ReadAnswer>((resolve, reject) => {
    stop = () => resolve(signal.reason === SERVER_CLOSES ? CUT_OFF : STOPPED);
    timers.push(
      setTimeout(() => reject(new AskError("timeout")), limits.silenceMilliseconds),
      setTimeout(() => resolve(CUT_OFF), limits.totalMilliseconds),
    );
  });
  const [silence] = timers;

  async function read(): Promise<ReadAnswer> {
    let length = 0;
    for await (const piece of pieces) {
      if (isOver) break;
      // One timer for all pieces, because thousands of answers' pieces arrive in a second.
      silence?.refresh();
      if ("finishReason" in piece)
        return { finishReason: piece.finishReason, endedBy: "provider" };
      const text = dropControls(piece.text);
      length += text.length;
      if (text !== "") onText(text);
      if (length > MAX_ANSWER_CHARACTERS) return CUT_OFF;
    }
    return { finishReason: null, endedBy: "provider" };
  }

  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([interrupted, read()]);
  } finally {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    // Ends the request to the provider, unless it has ended already.
    if (!signal.aborted) controller.abort();
  }
}
