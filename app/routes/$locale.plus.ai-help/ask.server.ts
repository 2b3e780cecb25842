import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AskRequest, MetadataEvent } from "~/domain/ai-help/ai-help";
import { ASK_ERRORS, isAskError, type AskErrorCode } from "~/domain/ai-help/ask-errors";
import {
  listBranch,
  toTurns,
  type Conversation,
  type Message,
  type StoredAnswer,
} from "~/domain/ai-help/conversation";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { AiHelpMessageId } from "~/domain/locales/message-ids";
import type { User } from "~/domain/accounts/user";
import type { Submission } from "./fields.server";
import type { EditedQuestion } from "./view.server";

/** A question, and the conversation that it continues. */
export interface Question {
  request: AskRequest;
  question: string;
  conversation: Conversation | null;
}

/** Returns the question of a form: a new one, an edited one, or one that failed. */
export function toQuestion(
  submission: Submission,
  conversation: Conversation | null,
): Question {
  const { act, messageId, typed, edited, page } = submission;
  const target =
    act.kind === "ask"
      ? undefined
      : conversation?.messages.find((each) => each.messageId === act.messageId);
  const branch = conversation
    ? listBranch(conversation, target?.messageId ?? messageId)
    : [];
  const before = target
    ? branch.slice(
        0,
        branch.findIndex((each) => each.messageId === target.messageId),
      )
    : branch;
  const question = act.kind === "retry" ? (target?.question ?? typed) : (edited ?? typed);
  return {
    question,
    conversation,
    request: {
      messages: [...toTurns(before), { role: "user", content: question }],
      chat_id: conversation?.chatId,
      parent_id: before.findLast(({ answer }) => answer !== null)?.messageId,
      ...(page !== null && before.length === 0 && { page }),
    },
  };
}

/** The edited question of a form, to show it in its field again. */
export function findEdited({ act, edited }: Submission): EditedQuestion | null {
  if (act.kind !== "edit" || edited === null) return null;
  return { messageId: act.messageId, text: edited };
}

/** The conversation with the answered question as its last message. */
export function addAnswer(
  { conversation, question }: Question,
  metadata: MetadataEvent,
  answer: StoredAnswer,
): Conversation {
  const message: Message = {
    messageId: metadata.message_id,
    parentId: metadata.parent_id,
    createdAt: Date.parse(metadata.created_at),
    sources: metadata.sources,
    question,
    answer,
  };
  const messages = [...(conversation?.messages ?? []), message];
  return { chatId: metadata.chat_id, label: conversation?.label ?? "", messages };
}

/** A reason for which there is no answer: its message and the status of the page. */
export interface AskFault {
  text: Extract<AiHelpMessageId, `fault-${string}`>;
  status: number;
}

const FAULTS: Readonly<Record<AskErrorCode, AskFault["text"]>> = {
  quota: "fault-quota",
  flagged: "fault-flagged",
  "no-question": "fault-empty",
  "too-long": "fault-long",
  busy: "fault-busy",
  full: "fault-full",
  away: "fault-away",
  "not-found": "fault-gone",
  provider: "fault-failed",
  timeout: "fault-slow",
};

/** Throws errors that are no reason of a missing answer. */
export function toFault(
  error: unknown,
  { logger }: Pick<LoaderFunctionArgs["context"], "logger">,
): AskFault {
  if (isAskError(error))
    return { text: FAULTS[error.code], status: ASK_ERRORS[error.code] };
  if (!isUnavailable(error)) throw error;
  logger.error({ err: error }, "a question could not be asked");
  return { text: "fault-away", status: 503 };
}

/** The conversation of a new answer; null when the reader's history does not keep it. */
export async function findStored(
  { chat_id: chatId, message_id: id }: MetadataEvent,
  user: User,
  { services }: LoaderFunctionArgs["context"],
): Promise<Conversation | null> {
  if (user.settings?.ai_help_history !== true) return null;
  const stored = await services.aiHelp.findConversation(user.id, chatId);
  return stored?.messages.some(({ messageId }) => messageId === id) ? stored : null;
}

/** The conversation that a form belongs to: the reader's stored one, or the one it carries. */
export async function findSubmitted(
  { chatId, carried }: Pick<Submission, "chatId" | "carried">,
  user: User,
  { services }: LoaderFunctionArgs["context"],
): Promise<Conversation | null> {
  if (chatId === null) return carried;
  return services.aiHelp.findConversation(user.id, chatId);
}
