import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCall,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

/** Changes settings (server contract, 6.1); whoami tells them. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireCaller(context);
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
