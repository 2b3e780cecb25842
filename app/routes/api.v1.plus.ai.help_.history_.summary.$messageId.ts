import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerAskError,
  answerCall,
  requireCaller,
  requireHistory,
} from "~/services/api-answers/index.server";

/** Labels a conversation by one of its messages (server contract, 11.3). */
export function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireHistory(requireCaller(context));
    const messageId = params["messageId"]?.toLowerCase() ?? "";
    try {
      const title = await context.services.aiHelp.summarise(user, messageId);
      return title === null
        ? new Response(null, { status: 404 })
        : Response.json({ title });
    } catch (error) {
      return answerAskError(error, context);
    }
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}
