import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { toListResponse } from "~/services/ai-help/index.server";
import {
  answerCall,
  requireCaller,
  requireHistory,
} from "~/services/api-answers/index.server";

/**
 * Lists a reader's conversations, or deletes all of them, also when the history is off (server
 * contract, 11.3).
 */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { aiHelp, settings } = context.services;
  return answerCall({ request, context }, ["GET", "HEAD", "DELETE"], async () => {
    const user = requireCaller(context);
    if (request.method === "DELETE") {
      await settings.deleteAiHistory(user.id);
      return new Response(null, { status: 201 });
    }
    requireHistory(user);
    return Response.json(toListResponse(await aiHelp.listConversations(user.id)));
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}
