import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall, answerFailure } from "~/services/api-answers/index.server";

const PROBLEMS = {
  id: { status: 400, message: "Bad Request" },
  blocked: { status: 403, message: "Forbidden" },
} as const;

/** No cache may go on serving code that an operator has blocked. */
const UNCACHED = { "Cache-Control": "no-store" };

/** Returns shared code (server contract, 10). */
export function loader({
  request,
  context,
  params,
}: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], async () => {
    const outcome = await context.services.playShares.find(params["id"] ?? "");
    if (outcome.isFound) return Response.json(outcome.code, { headers: UNCACHED });
    const { status, message } = PROBLEMS[outcome.problem];
    return answerFailure(status, "Playground Error", message);
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}
