import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall, requireCaller } from "~/services/api-answers/index.server";

/**
 * Stops a running answer. Closing its stream is not enough, because an answer that is kept in the
 * history goes on without its reader.
 */
export function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const { aiHelp } = context.services;
    const messageId = params["messageId"]?.toLowerCase() ?? "";
    const isStopped = await aiHelp.stop(requireCaller(context), messageId);
    return new Response(null, { status: isStopped ? 204 : 404 });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}
