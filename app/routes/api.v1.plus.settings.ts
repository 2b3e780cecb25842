import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCall,
  answerInvalidSession,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

/** Changes settings (server contract, 6.1); whoami tells them. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireCaller(context, await answerStranger({ request, context }));
    const fields = await readJsonBody(request);
    const outcome = await context.services.settings.saveSettings(user, fields);
    return outcome.isSaved
      ? new Response(null, { status: 201 })
      : new Response(`This can't be stored: ${outcome.field}`, { status: 400 });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}

/** A session that is over is told from none (server contract, 1.3). */
async function answerStranger({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">): Promise<Response | undefined> {
  if (context.user || context.isUserUnknown) return undefined;
  const cookie = request.headers.get("cookie");
  const over = await context.services.accounts.findOverSession(cookie);
  return over === null ? undefined : answerInvalidSession();
}
