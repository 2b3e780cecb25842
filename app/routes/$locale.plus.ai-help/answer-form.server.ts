import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { User } from "~/domain/accounts/user";
import type { Conversation } from "~/domain/ai-help/conversation";
import { listTexts } from "~/domain/text/list-texts";
import { toInterruption } from "~/ui/rejected-form/to-interruption.server";
import { requireFormUser } from "~/routes/users/require-user";
import { readFormBody } from "~/services/api-answers/index.server";
import {
  addAnswer,
  findEdited,
  findStored,
  findSubmitted,
  toFault,
  toQuestion,
} from "./ask.server";
import { readSubmission, type Submission } from "./fields.server";
import { showScreen, type ShownState } from "./show-screen.server";
import { createView, toLink, type View } from "./view.server";

/** Longest wait of a form for the label of its conversation, which comes from the model as well. */
const LABEL_MILLISECONDS = 1500;

interface FormJob {
  args: ActionFunctionArgs;
  user: User;
  view: View;
  submission: Submission;
  conversation: Conversation | null;
}

/** Does what the pressed button of a conversation says, for browsers without a script. */
export async function answerForm(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (context.isUserUnknown) throw await interrupt(request);
  const view = createView(args);
  const { user, form } = await requireFormUser(request, context, {
    next: (sent) => toConversationLink(view, readSubmission(sent)),
  });
  const submission = readSubmission(form);
  const conversation = await findSubmitted(submission, user, context);
  const job: FormJob = { args, user, view, submission, conversation };
  switch (submission.act.kind) {
    case "ask":
    case "edit":
    case "retry":
      return answerQuestion(job);
    case "up":
    case "down":
      return vote(job);
    case "stop":
      await context.services.aiHelp.stop(user, submission.act.messageId);
      return showAgain(job, submission.messageId);
    case "show":
      return showAgain(job, submission.act.messageId);
    case "clear":
      return showAgain(
        { ...job, submission: { ...submission, typed: "" } },
        submission.messageId,
      );
    case "delete":
      return deleteConversation(job);
  }
}

async function answerQuestion(job: FormJob) {
  const { args, user, view, submission, conversation } = job;
  const { request, context } = args;
  const { aiHelp } = context.services;
  const asked = toQuestion(submission, conversation);
  try {
    const { metadata, ...answer } = await aiHelp.askWhole(user, asked.request, {
      locale: view.locale,
      signal: request.signal,
    });
    const stored = await findStored(metadata, user, context);
    if (stored?.label === "") await label(job, metadata.message_id);
    // A question that was begun beside an edited one stays in its field.
    if (stored && (submission.act.kind === "ask" || submission.typed === "")) {
      const place = toLink(view, { c: metadata.chat_id, m: metadata.message_id });
      return redirect(`${place}#turn-${metadata.message_id}`, 303);
    }
    return await show(job, {
      conversation: stored ?? addAnswer(asked, metadata, answer),
      isStored: stored !== null,
      messageId: metadata.message_id,
    });
  } catch (error) {
    const { text, status } = toFault(error, context);
    const editing = findEdited(submission);
    const fault = view.text(text);
    return show(job, { typed: submission.typed, editing, fault }, status);
  }
}

/** A conversation without a label is listed as a new topic, so that no answer fails for its label. */
async function label({ args, user }: FormJob, messageId: string): Promise<void> {
  const { services, logger } = args.context;
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, LABEL_MILLISECONDS, null).unref();
  });
  const summary = services.aiHelp.summarise(user, messageId).catch((error: unknown) => {
    logger.warn({ err: error }, "a conversation has no label");
    return null;
  });
  await Promise.race([summary, late]);
}

async function vote(job: FormJob) {
  const { args, user, submission, conversation } = job;
  const { act, messageId } = submission;
  const message = conversation?.messages.find((each) => each.messageId === act.messageId);
  const shared = message?.answer && {
    question: message.question,
    answer: message.answer.content,
    sources: message.sources,
  };
  const isKnown = await args.context.services.aiHelp.rate(
    user.id,
    act.messageId,
    act.kind === "up" ? "up" : "down",
    shared ?? undefined,
  );
  return show(job, { messageId, voted: isKnown ? act : null });
}

/** The page of the conversation; what was typed into the next question stays. */
function showAgain(job: FormJob, messageId: string | null) {
  const { view, submission } = job;
  const { chatId, typed } = submission;
  if (chatId === null || typed !== "") return show(job, { messageId });
  const fragment = messageId === null ? "" : `#turn-${messageId}`;
  return redirect(toConversationLink(view, { chatId, messageId }) + fragment, 303);
}

/** The address of a form's conversation at the shown branch; the page's own where none is stored. */
function toConversationLink(
  view: View,
  { chatId, messageId }: Pick<Submission, "chatId" | "messageId">,
): string {
  if (chatId === null) return view.home;
  return toLink(view, { c: chatId, ...(messageId !== null && { m: messageId }) });
}

async function deleteConversation({ args, user, view, submission }: FormJob) {
  const { aiHelp, flash } = args.context.services;
  const { chatId } = submission;
  if (chatId !== null) await aiHelp.deleteConversation(user.id, chatId);
  const message = await flash.write({ kind: "success", text: "ai-help-deleted" });
  return redirect(toLink(view, { d: "1" }), {
    status: 303,
    headers: { "Set-Cookie": message },
  });
}

async function show(job: FormJob, state: Partial<ShownState>, status = 200) {
  const { args, user, submission, conversation } = job;
  const shown = await showScreen(args, user, {
    conversation,
    isStored: submission.chatId !== null,
    messageId: submission.messageId,
    pageUrl: submission.page,
    typed: submission.act.kind === "ask" ? "" : submission.typed,
    ...state,
  });
  const headers = { "Cache-Control": "no-store" };
  return data(shown, { status, headers });
}

/** Response with the question on the page itself, because no draft of an unknown reader can be stored. */
async function interrupt(request: Request) {
  const form = await readFormBody(request);
  const { pathname: address } = new URL(request.url);
  return toInterruption({ address, values: listTexts(form) });
}
