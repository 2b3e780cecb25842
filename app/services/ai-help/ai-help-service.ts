import type {
  AnswerEvent,
  AnswerKind,
  AskRequest,
  MetadataEvent,
  Quota,
  Source,
} from "~/domain/ai-help/ai-help";
import type {
  Conversation,
  ConversationEntry,
  StoredAnswer,
} from "~/domain/ai-help/conversation";
import type { User } from "~/domain/accounts/user";
import type { Locale } from "~/domain/locales/locale";

/** The facts of a reader that AI Help uses. */
export type Asker = Pick<User, "id" | "isSubscriber" | "settings">;

export interface FinishedAnswer extends StoredAnswer {
  metadata: MetadataEvent;
}

export interface AskOptions {
  /** Preferred locale; `locale` of the request when missing. */
  locale?: Locale | undefined;
  /**
   * Aborted when the reader leaves. An answer that is stored in the history is finished all the
   * same; any other is aborted at the provider.
   */
  signal?: AbortSignal | undefined;
}

/** Author of the answers: a model, or the site by quoting its pages. */
export interface Answerer {
  kind: AnswerKind;
  /** Name of the model; null for quoted answers. */
  model: string | null;
}

/** A question with its answer as its reader saw them. */
export interface SharedAnswer {
  question: string;
  answer: string;
  sources?: readonly Source[] | undefined;
}

/** All methods throw UnavailableError while the database does not answer. */
export interface AiHelp {
  /** Tells who answers a reader's questions. */
  describe(user: Asker): Answerer;
  /** Returns null for subscribers, who have no limit. */
  readQuota(user: Asker): Promise<Quota | null>;
  /**
   * Answers a question: the metadata event, then chunks; the last has a finish reason.
   *
   * @throws AskError before the first event, and from the iterable when the answer breaks off. The
   *   question is given back to the quota then, except after a rejection by moderation.
   */
  ask(
    user: Asker,
    request: AskRequest,
    options?: AskOptions,
  ): Promise<AsyncIterable<AnswerEvent>>;
  /** Answers a question and returns the whole answer, for forms. Throws AskError like `ask`. */
  askWhole(
    user: Asker,
    request: AskRequest,
    options?: AskOptions,
  ): Promise<FinishedAnswer>;
  /**
   * Stops a running answer of this reader, on another server within seconds; what there is of it is
   * stored. False: none runs.
   */
  stop(user: Asker, messageId: string): Promise<boolean>;
  /**
   * Cuts running answers off and stores them, because the server closes; their questions are given
   * back, and no others begin.
   */
  close(): Promise<void>;
  /**
   * Lists conversations, latest first; the one that is shown and others that have an answer, or whose
   * first is being written. Ask only when the reader's history is on.
   */
  listConversations(userId: number, shown?: string): Promise<ConversationEntry[]>;
  /** Returns null for an unknown conversation and for another reader's. */
  findConversation(userId: number, chatId: string): Promise<Conversation | null>;
  /** Returns whether there was such a conversation of this reader. */
  deleteConversation(userId: number, chatId: string): Promise<boolean>;
  /**
   * Labels a message's conversation with at most five words, once; returns its label. Null: no such
   * answered message of this reader.
   *
   * @throws AskError
   */
  summarise(user: Asker, messageId: string): Promise<string | null>;
  /**
   * Stores whether an answer was useful; a later vote replaces it, null withdraws it. A refusal is
   * voted "down" to show its question to the writers: nothing else stores its words for them.
   *
   * @param shared What the reader saw, kept without their name for writers when the vote is "down".
   *   Its sources are the reader's claim, as its words are, and used where no history has them.
   * @returns false for an unknown message and for another reader's.
   */
  rate(
    userId: number,
    messageId: string,
    vote: "up" | "down" | null,
    shared?: SharedAnswer,
  ): Promise<boolean>;
}
