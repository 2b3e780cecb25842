import { isStorableText } from "~/domain/accounts/collection";
import { AskError } from "~/domain/ai-help/ask-errors";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import type { AiHelp, Asker } from "./ai-help-service";
import { endInTime } from "./end-in-time";
import { findMessage, saveLabel } from "./storage/history-table";
import type { AnswerContext } from "./write-answer.server";

/** Per reader, because the quota counts questions alone, and a label that fails may be asked for again. */
const LABELS: RateLimit = { name: "ai-help-labels", limit: 60, windowSeconds: 3_600 };

type LabelContext = Pick<
  AnswerContext,
  "database" | "readProvider" | "readBreaker" | "limits"
> & { rateLimits: RateLimits };

/** Asks the model for the label of a conversation once at a time (single flight). */
export function createLabels(context: LabelContext): AiHelp["summarise"] {
  const running = new Map<string, Promise<string>>();
  return async (user, messageId) => {
    if (!isStorableText(messageId)) return null;
    const message = await findMessage(context.database, user.id, messageId);
    if (!message?.answer) return null;
    if (message.label !== "") return message.label;
    const { chatId, question, answer } = message;
    const answered = { chatId, question, answer: answer.content };
    return getOrCreate(running, chatId, () =>
      createLabel(context, user, answered).finally(() => running.delete(chatId)),
    );
  };
}

async function createLabel(
  { database, rateLimits, readProvider, readBreaker, limits }: LabelContext,
  user: Asker,
  { chatId, question, answer }: { chatId: string; question: string; answer: string },
): Promise<string> {
  if ((await rateLimits.take(LABELS, String(user.id))) !== null)
    throw new AskError("full");
  const controller = new AbortController();
  const label = await readBreaker(user).run(() =>
    endInTime(readProvider(user).summarise(question, answer, controller.signal), {
      milliseconds: limits.silenceMilliseconds,
      controller,
    }),
  );
  if (label === "") throw new AskError("provider");
  await saveLabel(database, chatId, label);
  return label;
}
