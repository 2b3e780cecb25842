import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCall,
  answerFailure,
  requireCaller,
} from "~/services/api-answers/index.server";
import type {
  NewsletterService,
  Subscriber,
} from "~/services/newsletter/newsletter-service";

const LEFT = "You have unsubscribed from the newsletter, which is final";

type Call = (newsletter: NewsletterService, reader: Subscriber) => Promise<Response>;

const readSubscription: Call = async (newsletter, reader) =>
  Response.json({ subscribed: await newsletter.isSubscribed(reader) });

/** Newsletter of a signed-in reader (server contract, 6.2). */
const CALLS: Readonly<Record<string, Call>> = {
  GET: readSubscription,
  HEAD: readSubscription,
  POST: async (newsletter, reader) => {
    const outcome = await newsletter.subscribe(reader);
    return outcome.isSubscribed
      ? Response.json({ subscribed: true }, { status: 201 })
      : answerFailure(409, LEFT, LEFT);
  },
  DELETE: async (newsletter, reader) =>
    (await newsletter.unsubscribe(reader))
      ? Response.json({ subscribed: false }, { status: 202 })
      : new Response(null, { status: 404 }),
};

export function action(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  return answerCall(args, Object.keys(CALLS), async () => {
    const reader = requireCaller(context);
    if (!context.config.hasNewsletter) return new Response(null, { status: 501 });
    const call = CALLS[request.method];
    return call
      ? call(context.services.newsletter, reader)
      : new Response(null, { status: 405 });
  });
}

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const response = await action(args);
  response.headers.set("Cache-Control", "no-store");
  return response;
}
