import { z } from "zod";
import { OWNER_FIELD } from "~/domain/accounts/form-owner";
import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import type { Conversation } from "~/domain/ai-help/conversation";

export const FORM_ID = "ai-help-form";

/** Fields of the one form of a conversation. */
export const FIELDS = {
  owner: OWNER_FIELD,
  /** Id of a stored conversation. */
  chat: "chat",
  /** Message whose branch is shown. */
  message: "message",
  /** A conversation that is not stored, as JSON. */
  carried: "carried",
  /** Path of the page that the question is about. */
  page: "page",
  question: "question",
  act: "act",
} as const;

/** Name of the field of an edited question. */
export function toEditField(messageId: string): string {
  return `question-${messageId}`;
}

const ACTS = [
  "ask",
  "edit",
  "retry",
  "show",
  "clear",
  "up",
  "down",
  "stop",
  "delete",
] as const;
type ActKind = (typeof ACTS)[number];

/** A pressed button, and the message it belongs to; "" for those of the whole conversation. */
export interface Act {
  kind: ActKind;
  messageId: string;
}

export function writeAct(kind: ActKind, messageId = ""): string {
  return messageId === "" ? kind : `${kind}:${messageId}`;
}

/** A form without a known button asks its question, as Enter does. */
function readAct(value: string): Act {
  const [name, messageId = ""] = value.split(":", 2);
  return { kind: ACTS.find((each) => each === name) ?? "ask", messageId };
}

const MESSAGE = z.object({
  messageId: z.string().uuid(),
  parentId: z.string().uuid().nullable(),
  createdAt: z.number(),
  sources: z
    .array(z.object({ url: z.string().startsWith("/"), title: z.string() }))
    .max(20),
  question: z.string().max(MAX_QUESTION_LENGTH),
  answer: z
    .object({
      content: z.string(),
      kind: z.enum(["quoted", "model"]),
      isComplete: z.boolean(),
    })
    .nullable(),
});
const CARRIED = z.object({
  chatId: z.string().uuid(),
  label: z.string().max(200),
  messages: z.array(MESSAGE).max(200),
});

export interface Submission {
  act: Act;
  chatId: string | null;
  messageId: string | null;
  /** Null when the conversation is stored, new, or not readable. */
  carried: Conversation | null;
  page: string | null;
  /** Text of the question field. */
  typed: string;
  /** Text of an edited question, "" when it was emptied; null when its field is missing. */
  edited: string | null;
}

/** Reads a submitted form. A carried conversation is the reader's own claim, and only shown to them. */
export function readSubmission(form: FormData): Submission {
  const readLines = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : null;
  };
  const read = (name: string) => readLines(name) || null;
  const act = readAct(read(FIELDS.act) ?? "");
  return {
    act,
    chatId: read(FIELDS.chat),
    messageId: read(FIELDS.message),
    carried: readCarried(read(FIELDS.carried)),
    page: read(FIELDS.page),
    typed: readLines(FIELDS.question) ?? "",
    edited: readLines(toEditField(act.messageId)),
  };
}

function readCarried(value: string | null): Conversation | null {
  if (value === null) return null;
  try {
    return CARRIED.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
