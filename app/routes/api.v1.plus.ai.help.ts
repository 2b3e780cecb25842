import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { AnswerEvent } from "~/domain/ai-help/ai-help";
import {
  answerAskError,
  answerCall,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

const REQUEST = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() }).passthrough()),
  chat_id: z.string().uuid().toLowerCase().nullish(),
  parent_id: z.string().uuid().toLowerCase().nullish(),
  locale: z.string().nullish(),
  page: z.string().nullish(),
});

/** Answers a question as an event stream (server contract, 11.2). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireCaller(context);
    const parsed = REQUEST.safeParse(await readJsonBody(request));
    if (!parsed.success) return new Response("Json deserialize error", { status: 400 });
    const { messages, chat_id, parent_id, locale, page } = parsed.data;
    const asked = {
      messages: messages.flatMap(({ role, content }) =>
        role === "user" || role === "assistant" ? [{ role, content } as const] : [],
      ),
      chat_id: chat_id ?? undefined,
      parent_id: parent_id ?? undefined,
      locale: locale ?? undefined,
      page: page ?? undefined,
    };
    const { signal } = request;
    try {
      return stream(await context.services.aiHelp.ask(user, asked, { signal }));
    } catch (error) {
      return answerAskError(error, context);
    }
  });
}

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  answerCall({ request, context }, ["POST"], () =>
    Promise.resolve(new Response(null, { status: 405 })),
  );

/** Sends events as they come; a failure of the answer aborts the stream. */
function stream(events: AsyncIterable<AnswerEvent>): Response {
  const iterator = events[Symbol.asyncIterator]() as AsyncIterator<AnswerEvent, void>;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(next.value)}\n\n`));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "private, no-store",
      // A proxy that waits for more would hold events back.
      "X-Accel-Buffering": "no",
    },
  });
}
