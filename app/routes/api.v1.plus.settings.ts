import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_HEADER } from "~/domain/form-owner";
import {
  answerCall,
  answerFailure,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

/** Changes settings (server contract, 6.1); whoami tells them. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireCaller(context);
    const owner = request.headers.get(OWNER_HEADER);
    // Programs don't name an owner; our own pages do.
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
