import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { toConversationResponse } from "~/services/ai-help/index.server";
import {
  answerCall,
  expectFailure,
  requireCaller,
  requireHistory,
} from "~/services/api-answers/index.server";

/** Returns or deletes a conversation of the reader (server contract, 11.3). */
export function loader({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Response> {
  const { aiHelp } = context.services;
  const chatId = params["chatId"]?.toLowerCase() ?? "";
  return answerCall({ request, context }, ["GET", "HEAD", "DELETE"], async () => {
    const user = requireHistory(requireCaller(context));
    if (request.method === "DELETE") {
      const isDeleted = await aiHelp.deleteConversation(user.id, chatId);
      return isDeleted
        ? new Response(null, { status: 204 })
        : new Response(null, { status: 500, headers: expectFailure(context) });
    }
    const conversation = await aiHelp.findConversation(user.id, chatId);
    return conversation
      ? Response.json(toConversationResponse(conversation))
      : new Response(null, { status: 404 });
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}
