import type { AnswerKind, ChatTurn, FinishReason } from "~/domain/ai-help/ai-help";
import type { Locale } from "~/domain/locales/locale";
import type { FoundSource } from "../retrieval/find-sources";

export interface AnswerTask {
  /** Turns before the question, oldest first, within the limit of `countTokens`. */
  turns: readonly ChatTurn[];
  question: string;
  sources: readonly FoundSource[];
  locale: Locale;
  signal: AbortSignal;
}

/** A piece of an answer's Markdown, or its end. */
export type AnswerPiece = { text: string } | { finishReason: FinishReason };

/** Answers questions from sections of pages. All methods throw AskError on a failure. */
export interface Provider {
  kind: AnswerKind;
  /** Name of the model; null without one. */
  model: string | null;
  /** Most tokens of a question and its sources; null without a limit. */
  contextTokens: number | null;
  /** Tells whether moderation rejects these texts. */
  isFlagged(texts: readonly string[], signal: AbortSignal): Promise<boolean>;
  answer(task: AnswerTask): AsyncIterable<AnswerPiece>;
  /** Names a conversation by its first question and answer. */
  summarise(question: string, answer: string, signal: AbortSignal): Promise<string>;
}

/** Estimates tokens without a tokenizer: bytes of UTF-8 by three, more than models count. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
