import type { LoaderFunctionArgs } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { answerCall } from "~/services/api-answers/index.server";
import { renderOwnFeed } from "~/services/feeds/index.server";

/** The feed is for whoever has its address, and for no cache or search engine. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/**
 * The feed of the pages in one reader's collections. The key is in the query, because the log has
 * paths alone.
 */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerCall(args, ["GET", "HEAD"], () => answerFeed(args));
}

async function answerFeed({ request, params, context }: LoaderFunctionArgs) {
  const { config, clientAddress, services } = context;
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const outcome = await services.readerUpdates.openFeed(key, clientAddress);
  if (outcome.kind === "unknown")
    return new Response("There is no such feed", { status: 404, headers: PRIVATE });
  if (outcome.kind === "limited") {
    const headers = { ...PRIVATE, "Retry-After": String(outcome.retryAfterSeconds) };
    return new Response("Too many requests", { status: 429, headers });
  }
  const locale = readLocale(params);
  const { siteName, siteOrigin } = config;
  const { body, contentType } = renderOwnFeed(services.updates, outcome.pages, {
    siteName,
    siteOrigin,
    contentVersion: context.contentVersion,
    locale,
    text: getInterfaceText(locale),
    hasPage: services.documents.hasDocument,
  });
  return new Response(body, { headers: { ...PRIVATE, "Content-Type": contentType } });
}
