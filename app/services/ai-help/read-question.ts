import {
  MAX_QUESTION_LENGTH,
  type AskRequest,
  type ChatTurn,
} from "~/domain/ai-help/ai-help";
import { AskError } from "~/domain/ai-help/ask-errors";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";

/** A question this short refers to the one before. */
const SHORT_WORDS = 4;
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
export function readQuestion({ messages, locale }: AskRequest): ReadQuestion {
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
  const isShort = question.split(/\s+/).length <= SHORT_WORDS;
  return {
    question,
    turns,
    search: isShort && before !== "" ? `${before}\n${question}` : question,
    locale: parseLocale(locale ?? "") ?? DEFAULT_LOCALE,
  };
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
