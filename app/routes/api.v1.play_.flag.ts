import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCall,
  answerFailure,
  readJsonBody,
} from "~/services/api-answers/index.server";

/** Reports shared code to the operators (server contract, 10). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const { services, clientAddress, logger } = context;
    const fields = readFields(await readJsonBody(request));
    const outcome = await services.playShares.flag(fields, clientAddress);
    if (outcome.isFlagged) {
      logger.warn({ playgroundId: fields.id }, "shared code was flagged");
      return new Response(null, { status: 201 });
    }
    if (outcome.problem !== "limited")
      return answerFailure(400, "Playground Error", "Bad Request");
    return answerFailure(429, "Too many requests", "Please try again later", {
      "Retry-After": String(outcome.retryAfterSeconds),
    });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}

function readFields(body: unknown): { id: unknown; reason: unknown } {
  if (typeof body !== "object" || body === null) return { id: null, reason: null };
  const { id, reason }: { id?: unknown; reason?: unknown } = body;
  return { id, reason };
}
