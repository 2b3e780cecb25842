import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { PART_TYPE } from "~/domain/site/page-part";
import { findRequestLocale } from "~/domain/locales/find-request-locale";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/site/theme";
import { renderEarlyLinks } from "~/http/caching/early-links";
import { readCookie } from "~/http/cookies/read-cookie";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { createHtmlResponse } from "~/rendering/html-response.server";
import { ACCOUNT_PARTS } from "~/ui/account-area/account-parts";
import { AccountPartsContext } from "~/ui/account-area/account-parts-context";
import { createHydrationData } from "~/ui/hydration-data/create-hydration-data.server";
import { HydrationContext } from "~/ui/hydration-data/hydration-data";
import { findPageNotices, noteServed } from "~/ui/notices/find-page-notices.server";
import { RenderContext } from "~/ui/render-context/render-context";
import {
  renderStaticHtml,
  type StaticPage,
} from "~/ui/site-frame/render-static-html.server";
import { createDeferral } from "~/ui/static-html/defer-html.server";
import {
  DeferHtmlContext,
  StaticHtmlContext,
  type StaticHtml,
} from "~/ui/static-html/static-element";
import type { loader as rootLoader } from "./root";

export { renderRefusalPage } from "~/ui/refusal/render-refusal-page.server";

/** Data of the root loader. */
type RootData = Awaited<ReturnType<typeof rootLoader>>["data"];

/**
 * Renders a document without streaming, because all data is loaded already. Remix catches errors
 * and renders the error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { user, isUserUnknown } = loadContext;
  const isPersonal =
    user !== null ||
    isUserUnknown ||
    readRootData(remixContext.staticHandlerContext)?.flash != null;
  const { isPart } = loadContext;
  const { preloads, ...start } = await createHydrationData(remixContext, { isPersonal });
  const cookie = request.headers.get("cookie") ?? undefined;
  const locale = findRequestLocale(request);
  const { nonce, requestId } = loadContext;
  const notices = findPageNotices(loadContext);
  const staticHtml = findStaticHtml(remixContext, locale);
  const theme = toThemeAttribute(parseTheme(readCookie(cookie, THEME_KEY)));
  const telemetry = loadContext.config.telemetry?.application;
  const { defer, insert } = createDeferral();
  const html = renderToString(
    <LocaleProvider locale={locale} text={getInterfaceText(locale)}>
      <RenderContext.Provider
        value={{
          nonce: isPart ? undefined : nonce,
          ...{ incident: requestId, theme, telemetry, isPart },
        }}
      >
        <AccountPartsContext.Provider value={ACCOUNT_PARTS}>
          <HydrationContext.Provider value={start}>
            <StaticHtmlContext.Provider
              value={staticHtml && { ...staticHtml, ...notices?.html }}
            >
              <DeferHtmlContext.Provider value={defer}>
                <RemixServer context={remixContext} url={request.url} nonce={nonce} />
              </DeferHtmlContext.Provider>
            </StaticHtmlContext.Provider>
          </HydrationContext.Provider>
        </AccountPartsContext.Provider>
      </RenderContext.Provider>
    </LocaleProvider>,
  );
  noteServed(loadContext, html);
  if (isPart) {
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Content-Type", PART_TYPE);
    return createHtmlResponse(insert(html), { headers, status });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const links of [renderEarlyLinks(html), preloads])
    if (links !== null) headers.append("Link", links);
  return createHtmlResponse(insert(`<!DOCTYPE html>${html}`), { headers, status });
}

/** Logs an error that a boundary will show. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // Skips Remix's own 4xx responses, such as that to a POST without an action.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { logger, requestId } = context;
  logger.error(
    { err: error, incident: requestId, path: new URL(request.url).pathname },
    "request failed",
  );
}

/** Returns null when the root loader failed, so that the parts render with defaults. */
function findStaticHtml(
  { staticHandlerContext }: EntryContext,
  locale: StaticPage["locale"],
): StaticHtml | null {
  const path = staticHandlerContext.location.pathname;
  const root = readRootData(staticHandlerContext);
  if (!root) return null;
  const { site, account } = root;
  const isSignedIn = account.user !== null;
  const hasNews = account.user?.hasNews ?? false;
  return renderStaticHtml({ locale, site, path, isSignedIn, hasNews });
}

function readRootData({ loaderData }: EntryContext["staticHandlerContext"]) {
  return (loaderData["root"] ?? null) as RootData | null;
}
