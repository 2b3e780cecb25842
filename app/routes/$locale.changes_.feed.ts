import type { LoaderFunctionArgs } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { getOverviewText } from "~/l10n/overview-texts.server";
import { answerCall, answerFeed } from "~/services/api-answers/index.server";
import { renderChangesFeed } from "~/services/feeds/index.server";

/** The feed of the newest changes in a language. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerCall(args, ["GET", "HEAD"], () => Promise.resolve(answerChanges(args)));
}

function answerChanges({ request, params, context }: LoaderFunctionArgs): Response {
  const { config, services } = context;
  const { siteName, siteOrigin } = config;
  const locale = readLocale(params);
  const texts = { overview: getOverviewText(locale), text: getInterfaceText(locale) };
  const feed = renderChangesFeed(locale, {
    siteName,
    siteOrigin,
    contentVersion: context.contentVersion,
    texts,
    changes: services.changes,
    findPage: services.documents.findPageSummary,
  });
  return answerFeed(request, feed);
}
