import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall, requireCaller } from "~/services/api-answers/index.server";

/** Returns the questions that a reader has left; null for subscribers (server contract, 11.1). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], async () => {
    const quota = await context.services.aiHelp.readQuota(requireCaller(context));
    return Response.json({ quota });
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}
