import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseUpdatesFeedPath } from "~/domain/areas/updates-feeds";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { answerCall, answerFeed } from "~/services/api-answers/index.server";
import { renderUpdatesFeed } from "~/services/feeds/index.server";

/** The public feeds of updates. Most answers are 304, because feed readers poll. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerCall(args, ["GET", "HEAD"], () => Promise.resolve(answerUpdates(args)));
}

function answerUpdates({ request, params, context }: LoaderFunctionArgs): Response {
  const { config, services } = context;
  const { siteName, siteOrigin } = config;
  const locale = readLocale(params);
  const which = parseUpdatesFeedPath(params["*"] ?? "");
  const feed =
    which &&
    renderUpdatesFeed(services.updates, which, {
      siteName,
      siteOrigin,
      contentVersion: context.contentVersion,
      locale,
      text: getInterfaceText(locale),
      hasPage: services.documents.hasDocument,
    });
  if (!feed) return new Response("There is no such feed", { status: 404 });
  return answerFeed(request, feed);
}
