import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCall,
  answerInvalidSession,
  requireCaller,
} from "~/services/api-answers/index.server";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Daily ping of a signed-in reader's browser (server contract, 6.3). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const caller = requireCaller(context, answerInvalidSession());
    const { id, subscriptionType, settings } = caller;
    const isOffline = await readOffline(request);
    await context.services.pings.note({
      userId: id,
      plan: subscriptionType,
      aiHelpHistory: settings?.ai_help_history ?? false,
      noAds: settings?.no_ads ?? false,
      isOffline,
    });
    return new Response(null, { status: 201 });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}

/** Whether the browser reads offline; false for a beacon without a form. */
async function readOffline(request: Request): Promise<boolean> {
  const type = request.headers.get("content-type");
  if (type === null) return false;
  if (!FORM_TYPE.test(type)) throw new Response("Please send a form", { status: 415 });
  const form = await request.formData().catch(() => null);
  const given = form?.get("offline") ?? null;
  if (!form || !["true", "false", null].includes(given as string | null))
    throw new Response("offline is either true or false", { status: 400 });
  return given === "true";
}
