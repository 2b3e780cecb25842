import type { LoaderFunctionArgs } from "@remix-run/node";
import { OWNER_HEADER } from "~/domain/accounts/form-owner";
import { readGeo } from "~/domain/accounts/geo";
import {
  answerCall,
  answerInvalidSession,
  answerUnavailable,
} from "~/services/api-answers/index.server";
import { readNews } from "~/ui/account-area/read-news.server";

/** The current reader (server contract, 2; shell specification, 7). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], async () => {
    if (context.isUserUnknown) return answerUnavailable();
    const { accounts } = context.services;
    const forget = await accounts.findOverSession(request.headers.get("cookie"));
    if (!context.user && forget !== null)
      return answerInvalidSession({ "Cache-Control": "no-store", "Set-Cookie": forget });
    const facts = {
      user: context.user,
      hasNews: await readNews(context),
      geo: readGeo(request.headers),
      maintenance: context.config.maintenance,
    };
    return Response.json(accounts.describeReader(facts), {
      headers: {
        "Cache-Control": "no-store",
        Vary: "Cookie",
        ...(context.user && { [OWNER_HEADER]: context.user.formOwner }),
      },
    });
  });
}

export function action(args: LoaderFunctionArgs): Promise<Response> {
  return loader(args);
}
