import type { ActionFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import type { User } from "~/domain/accounts/user";
import {
  type AnswerEvent,
  isRefusal,
  type MetadataEvent,
  REFUSAL_PREFIX,
} from "~/domain/ai-help/ai-help";
import { isAskError } from "~/domain/ai-help/ask-errors";
import { createAnswerStream, type AnswerStream } from "~/markdown/answer-stream";
import { requireFormUser } from "~/routes/users/require-user";
import { answerScript } from "../$locale.plus.collections/answer-script";
import { POLL_SECONDS, Sources } from "./answer.server";
import {
  addAnswer,
  findStored,
  findSubmitted,
  type Question,
  toFault,
  toQuestion,
} from "./ask.server";
import { QuestionsLeft } from "./ask-form.server";
import { readSubmission } from "./fields.server";
import { History } from "./history.server";
import { createScreen, renderScreen } from "./show-screen.server";
import { createReaderView, createView, toAnswerOptions, toLink } from "./view.server";

/** Shortest time between two renderings of an answer that comes. */
const RENDER_MILLISECONDS = 80;

interface StreamJob {
  args: ActionFunctionArgs;
  user: User;
  asked: Question;
  events: AsyncIterable<AnswerEvent>;
}

/**
 * Answers the form of a conversation by an event stream: the events of the API (server contract,
 * 11.2) with HTML beside them, because browsers have no code that renders Markdown. A fault before
 * it is JSON with the message beside the field, and how many questions are left; a script submits the form natively
 * after any other response.
 */
export function answerStream(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  return answerScript(async () => {
    if (!context.user) return Response.json({}, { status: 401 });
    const { user, form } = await requireFormUser(request, context);
    const submission = readSubmission(form);
    const { text, locale } = createView(args);
    try {
      const asked = toQuestion(
        submission,
        await findSubmitted(submission, user, context),
      );
      const leaving = new AbortController();
      const signal = AbortSignal.any([request.signal, leaving.signal]);
      const { aiHelp } = context.services;
      const events = await aiHelp.ask(user, asked.request, { locale, signal });
      return toEventStream(writeEvents({ args, user, asked, events }), () => {
        leaving.abort();
      });
    } catch (error) {
      const fault = toFault(error, context);
      // A refused question counts, and so does one of another tab.
      const html = isAskError(error) ? await renderLeft(args, user) : "";
      return Response.json({ message: text(fault.text), html }, { status: fault.status });
    }
  });
}

async function renderLeft(args: ActionFunctionArgs, user: User): Promise<string> {
  const view = await createReaderView(args, user);
  return renderToStaticMarkup(<QuestionsLeft view={view} />);
}

async function* writeEvents(job: StreamJob): AsyncGenerator<object, void> {
  const { args } = job;
  try {
    const answered = yield* writeAnswer(job);
    if (answered) yield* writePage(job, answered);
  } catch (error) {
    args.context.logger.error({ err: error }, "an answer broke off");
    const { text } = createView(args);
    yield { type: "failed", message: text(toFaultText(error, args)) };
  }
}

interface Answered {
  metadata: MetadataEvent;
  content: string;
  isComplete: boolean;
}

/** Passes the events on, with the HTML of what they change. Null when there was no answer. */
async function* writeAnswer({
  args,
  user,
  events,
}: StreamJob): AsyncGenerator<object, Answered | null> {
  const view = await createReaderView(args, user);
  let metadata: MetadataEvent | null = null;
  let answer: AnswerStream | null = null;
  let [content, waiting, renderedAt, isComplete] = ["", "", -Infinity, false];
  for await (const event of events) {
    if ("type" in event) {
      metadata = event;
      answer = createAnswerStream(toAnswerOptions(view, event));
      const { sources } = event;
      // At once, so that a page that is loaded again shows the conversation.
      const stored = await findStored(event, user, args.context);
      const url = stored && toLink(view, { c: stored.chatId });
      const head = (
        <>
          <Sources view={view} sources={sources} />
          {stored && <span data-unfinished={POLL_SECONDS} />}
        </>
      );
      yield { ...event, html: renderToStaticMarkup(head), url };
      continue;
    }
    const [{ delta, finish_reason: reason }] = event.choices;
    content += delta.content ?? "";
    waiting += delta.content ?? "";
    isComplete = reason === "stop";
    const isDue =
      reason !== null || performance.now() - renderedAt >= RENDER_MILLISECONDS;
    if (!answer || !isDue || mayRefuse(content)) {
      yield event;
      continue;
    }
    yield { ...event, patch: answer.push(waiting) };
    [waiting, renderedAt] = ["", performance.now()];
  }
  return metadata && { metadata, content, isComplete };
}

/** A refusal is shown by a text of the page, so that its beginning is held back. */
function mayRefuse(content: string): boolean {
  return isRefusal(content) || REFUSAL_PREFIX.startsWith(content.trimStart());
}

/** The page as it is now, from which the script takes the parts that are new. */
async function* writePage(
  { args, user, asked }: StreamJob,
  { metadata, content, isComplete }: Answered,
): AsyncGenerator<object, void> {
  const { context } = args;
  const { kind, message_id: messageId } = metadata;
  const stored = await findStored(metadata, user, context);
  const answer = { content, isComplete, kind };
  const conversation = stored ?? addAnswer(asked, metadata, answer);
  const state = { conversation, isStored: stored !== null, messageId };
  const html = await renderScreen(args, user, state);
  yield { type: "done", html };
  if (stored?.label !== "") return;
  try {
    await context.services.aiHelp.summarise(user, messageId);
    const { view, screen } = await createScreen(args, user, state);
    const { entries } = screen;
    const history = <History view={view} entries={entries} current={stored.chatId} />;
    yield { type: "parts", html: renderToStaticMarkup(history) };
  } catch (error) {
    // The answer is complete; its conversation is listed as a new topic.
    context.logger.warn({ err: error }, "a conversation has no label");
  }
}

function toFaultText(error: unknown, { context }: ActionFunctionArgs) {
  try {
    return toFault(error, context).text;
  } catch {
    return "fault-failed";
  }
}

/** Headers of an event stream that nothing between server and browser may hold back. */
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Response that sends each value as an unnamed event of JSON.
 *
 * @param onLeave Called when the browser closes the stream before its end.
 */
function toEventStream(
  events: AsyncGenerator<object, void>,
  onLeave: () => void,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
    cancel: onLeave,
  });
  return new Response(body, { headers: HEADERS });
}
