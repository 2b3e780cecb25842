/** Longest question, in UTF-16 code units like the `maxlength` of a form field. */
export const MAX_QUESTION_LENGTH = 25_000;
/** Questions of a reader without a subscription in one window. */
export const QUOTA_LIMIT = 5;
export const QUOTA_WINDOW_HOURS = 24;
/** Most sources of an answer. */
export const MAX_SOURCES = 5;
/** Pages shown beside a refusal. */
export const MAX_NEAREST = 3;
/** Silence of a stream after which a client gives up (server contract, 11.4). */
export const SILENCE_MILLISECONDS = 15_000;
/** Age at which a stored message without an answer counts as failed. */
export const UNFINISHED_MILLISECONDS = 60_000;

/**
 * Every refusal begins with these words, in all languages (server contract, 11.2); clients show a
 * text of their own instead, and the sources as the nearest pages.
 */
export const REFUSAL_PREFIX = "I'm sorry, but I can't";

/** `quoted`: passages of pages word for word, made by no model. `model`: written by a model. */
export type AnswerKind = "quoted" | "model";

/**
 * Outcomes of a question, as stored with its metrics (server contract, 17.2, and `refused`, which
 * the contract counts as a success).
 */
const MESSAGE_STATUSES = [
  "success",
  "refused",
  "search_error",
  "ai_api_error",
  "completion_error",
  "moderation_error",
  "no_user_prompt_error",
  "token_limit_error",
  "timeout",
  "finished_too_long",
  "finished_content_filter",
  "finished_no_reason",
  "user_stopped",
  "user_timeout",
  "unknown",
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export interface ChatTurn {
  role: "user" | "assistant";
  content: string;
}

/** A section that an answer cites, by its place in the list: 1 is the first. */
export interface Source {
  /** Path of the page, with the section's fragment unless it is the introduction. */
  url: string;
  /** Title of the page, and of the section after ` › `. */
  title: string;
}

export interface Quota {
  count: number;
  remaining: number;
  limit: number;
}

/** The body of a question (server contract, 11.2). */
export interface AskRequest {
  /** The answered turns of this branch, then the new question. */
  messages: readonly ChatTurn[];
  /** Continues a conversation; a new one when missing. */
  chat_id?: string | undefined;
  /** The message that this one follows; missing for a first or an edited first question. */
  parent_id?: string | undefined;
  /** Language of the reader, whose pages come first; en-US when missing or unknown. */
  locale?: string | undefined;
  /** Path of the page that the question is about, which becomes the first source. */
  page?: string | undefined;
}

/** First event of an answer. */
export interface MetadataEvent {
  type: "metadata";
  chat_id: string;
  message_id: string;
  parent_id: string | null;
  sources: readonly Source[];
  /** Null for subscribers, who have no limit. */
  quota: Quota | null;
  /** ISO 8601. */
  created_at: string;
  kind: AnswerKind;
}

/** `stop` is the normal end; any other reason means that the answer is incomplete. */
export type FinishReason = "stop" | "length" | "content_filter";

/** A piece of the answer's Markdown. */
export interface ChunkEvent {
  id: string;
  choices: readonly [{ delta: { content?: string }; finish_reason: FinishReason | null }];
}

export type AnswerEvent = MetadataEvent | ChunkEvent;

/** Whether an answer refuses the question; its sources then are the nearest pages. */
export function isRefusal(content: string): boolean {
  return content.trimStart().replaceAll("’", "'").startsWith(REFUSAL_PREFIX);
}
