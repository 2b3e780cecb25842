import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import {
  answerCall,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

const VOTES = { thumbs_up: "up", thumbs_down: "down" } as const;

const FIELDS = z.object({
  typ: z.enum(["thumbs_up", "thumbs_down"]).nullable(),
  question: z.string().max(MAX_QUESTION_LENGTH).optional(),
  answer: z.string().optional(),
  sources: z
    .array(z.object({ url: z.string().startsWith("/"), title: z.string() }))
    .max(20)
    .optional(),
});

/** Stores whether an answer helped; a question sent with it is for writers, without the reader. */
export function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const { id } = requireCaller(context);
    const fields = FIELDS.safeParse(await readJsonBody(request));
    if (!fields.success) return new Response("Json deserialize error", { status: 400 });
    const { typ, question, answer, sources } = fields.data;
    const isSaved = await context.services.aiHelp.rate(
      id,
      params["messageId"]?.toLowerCase() ?? "",
      typ && VOTES[typ],
      question === undefined ? undefined : { question, answer: answer ?? "", sources },
    );
    return new Response(null, { status: isSaved ? 201 : 404 });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}
