import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall, requireCaller } from "~/services/api-answers/index.server";

/**
 * Deletes the stored history of AI Help, also when the history is off (server contract,
 * 11.3).
 */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["DELETE"], async () => {
    await context.services.settings.deleteAiHistory(requireCaller(context).id);
    return new Response(null, { status: 201 });
  });
}

/** AI Help is not built, so there is no list to return. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}
