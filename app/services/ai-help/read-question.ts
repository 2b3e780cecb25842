import {
  MAX_QUESTION_LENGTH,
  type AskRequest,
  type ChatTurn,
} from "~/domain/ai-help/ai-help";
import { AskError } from "~/domain/ai-help/ask-errors";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { EAST_ASIAN } from "~/domain/search/list-word-ranges";

/** A question this short refers to the one before. */
const SHORT_WORDS = 4;
/** Longer than SHORT_WORDS words without spaces; to segment the longest question would take seconds. */
const COUNTED_CHARACTERS = 100;
/** Turns before the question that are read. */
const MAX_TURNS = 40;

export interface ReadQuestion {
  question: string;
  turns: readonly ChatTurn[];
  /** Text to search pages for. */
  search: string;
  locale: Locale;
}

/** Checks a request. Throws AskError. */
export function readQuestion({ messages, locale: asked }: AskRequest): ReadQuestion {
  const last = messages.at(-1);
  if (last?.role !== "user") throw new AskError("no-question");
  if (last.content.length > MAX_QUESTION_LENGTH) throw new AskError("too-long");
  const question = dropControls(last.content).trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(question)) throw new AskError("no-question");
  const turns = messages
    .slice(0, -1)
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({ role, content: dropControls(content) }));
  const before = turns.findLast(({ role }) => role === "user")?.content ?? "";
  const locale = parseLocale(asked ?? "") ?? DEFAULT_LOCALE;
  const isShort = countWords(question, locale) <= SHORT_WORDS;
  return {
    question,
    turns,
    search: isShort && before !== "" ? `${before}\n${question}` : question,
    locale,
  };
}

/** Counts words, also of scripts without spaces, whose segments are endings too: two of them count as a word. */
function countWords(question: string, locale: Locale): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const counts = question.split(/\s+/).map((part) => {
    if (!EAST_ASIAN.test(part)) return 1;
    const words = [...segmenter.segment(part.slice(0, COUNTED_CHARACTERS))].filter(
      ({ isWordLike }) => isWordLike,
    );
    return Math.max(1, words.length / 2);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Drops control characters except line breaks and tabs, and marks that reverse the direction of
 * other text. Lone surrogates, which can't be stored, become U+FFFD.
 */
export function dropControls(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd");
}
