import type { AnswerKind, ChatTurn, Source } from "./ai-help";

/** A question of a conversation with its answer. */
export interface Message {
  messageId: string;
  /** The message before this one; messages with the same parent are versions of one question. */
  parentId: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  sources: readonly Source[];
  question: string;
  /** Null while it is being written, and when it failed. */
  answer: StoredAnswer | null;
  /** True: no answer will come. One that is missing in another message may still be written. */
  isFailed?: boolean;
}

export interface StoredAnswer {
  /** Markdown. */
  content: string;
  kind: AnswerKind;
  /** False: the model or the reader stopped it. */
  isComplete: boolean;
}

export interface Conversation {
  chatId: string;
  /** Empty until it is summarised. */
  label: string;
  /** Oldest first, all branches. */
  messages: readonly Message[];
}

export interface ConversationEntry {
  chatId: string;
  label: string;
  /** Time of the last message, in milliseconds since 1970. */
  updatedAt: number;
}

export interface BranchMessage extends Message {
  /** All versions of this question, oldest first, this one included. */
  versions: readonly string[];
}

/**
 * Returns the messages of one branch, oldest first: those before `messageId`, itself, and after it
 * the latest version of each next question. Without an id, or with an unknown one, the branch of
 * the latest message.
 */
export function listBranch(
  { messages }: Pick<Conversation, "messages">,
  messageId?: string | null,
): BranchMessage[] {
  const chosen = messages.find((each) => each.messageId === messageId) ?? messages.at(-1);
  if (!chosen) return [];
  const branch = [chosen];
  for (let first = branch[0]; first;) {
    const before: Message | undefined = messages.find(
      ({ messageId: id }) => id === first?.parentId,
    );
    if (before && !branch.includes(before)) branch.unshift(before);
    first = before && branch[0] === before ? before : undefined;
  }
  for (let last: Message | undefined = chosen; last;) {
    const { messageId: id }: Message = last;
    last = messages.findLast((each) => each.parentId === id && !branch.includes(each));
    if (last) branch.push(last);
  }
  return branch.map((message) => ({
    ...message,
    versions: messages
      .filter(({ parentId }) => parentId === message.parentId)
      .map(({ messageId: id }) => id),
  }));
}

/** Returns the answered turns of a branch, in the form of a request. */
export function toTurns(branch: readonly Message[]): ChatTurn[] {
  return branch.flatMap(({ question, answer }) =>
    answer
      ? [
          { role: "user" as const, content: question },
          { role: "assistant" as const, content: answer.content },
        ]
      : [],
  );
}

/** Replaces the shown blocks of an answer, each one element, from the index `at` on. */
export interface AnswerPatch {
  at: number;
  blocks: string[];
}
