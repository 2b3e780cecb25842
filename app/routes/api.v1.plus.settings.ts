import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_HEADER } from "~/domain/accounts/form-owner";
import {
  answerCall,
  answerFailure,
  answerInvalidSession,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

/** Changes settings (server contract, 6.1); whoami returns them. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireCaller(context, await answerStranger({ request, context }));
    const owner = request.headers.get(OWNER_HEADER);
    // Only the site's own pages send an owner token; other clients may omit it.
    if (owner !== null && !isFormOwner(owner, user))
      return answerFailure(409, "Foreign form", "Another reader is signed in");
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

/** Distinguishes an expired session from none (server contract, 1.3). */
async function answerStranger({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">): Promise<Response | undefined> {
  if (context.user || context.isUserUnknown) return undefined;
  const cookie = request.headers.get("cookie");
  const over = await context.services.accounts.findOverSession(cookie);
  return over === null ? undefined : answerInvalidSession();
}
