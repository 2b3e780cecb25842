import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCall } from "~/services/api-answers/index.server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Events of the accounts provider (server contract, 4). Responds to every method, without
 * a body.
 */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, METHODS, async () => {
    const status = await context.services.accountEvents.receive(
      request.headers.get("authorization"),
      context.clientAddress,
    );
    return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
  });
}

export function loader(args: ActionFunctionArgs): Promise<Response> {
  return action(args);
}
