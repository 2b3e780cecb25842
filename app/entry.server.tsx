import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { toIsoDate } from "~/domain/locales/iso-date";
import { PART_TYPE } from "~/domain/http/page-part";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/site/theme";
import { renderEarlyLinks } from "~/http/caching/early-links";
import { readCookie } from "~/http/cookies/read-cookie";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { createHtmlResponse } from "~/rendering/html-response.server";
import {
  cutHoles,
  fillHoles,
  HOLES,
  isKeepable,
  renderOnce,
  type OwnTexts,
} from "~/rendering/keep-renders.server";
import { ACCOUNT_PARTS } from "~/ui/account-area/account-parts";
import { AccountPartsContext } from "~/ui/account-area/account-parts-context";
import { createHydrationData } from "~/ui/hydration-data/create-hydration-data.server";
import type { OptionalFeature } from "~/ui/hydration-data/optional-modules.server";
import {
  HydrationContext,
  type HydrationTexts,
} from "~/ui/hydration-data/hydration-data";
import { findPageNotices, noteServed } from "~/ui/notices/find-page-notices.server";
import {
  SCRIPT_MARK,
  takeScripts,
  toScriptSources,
} from "~/ui/render-context/inline-scripts.server";
import { RenderContext } from "~/ui/render-context/render-context";
import {
  renderStaticHtml,
  type StaticPage,
} from "~/ui/site-frame/render-static-html.server";
import { createDeferral, type HtmlPiece } from "~/ui/static-html/defer-html.server";
import {
  DeferHtmlContext,
  StaticHtmlContext,
  type StaticHtml,
} from "~/ui/static-html/static-element";
import { loader as rootLoader } from "./root";

export { ARTICLE_STYLES } from "~/ui/article-styles/article-styles.server";
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
  await addRootData(remixContext.staticHandlerContext, request, loadContext);
  const page = { request, remixContext, loadContext };
  const root = readRootData(remixContext.staticHandlerContext);
  const { user, isUserUnknown, requestId } = loadContext;
  const isPersonal = user !== null || isUserUnknown || root?.flash != null;
  const { preloads, ...start } = await createHydrationData(remixContext, {
    locale: getRequestLocale(request),
    isPersonal,
    isPackaged: loadContext.contentPackage !== undefined,
    optional: listOptional(loadContext),
  });
  const { manifest, staticHandlerContext } = remixContext;
  const { errors, loaderData } = staticHandlerContext;
  // Remix answers with the status of a form's action, also when the page after it fails to load.
  const shownStatus =
    errors && status < 400 ? toStatus(Object.values(errors)[0]) : status;
  const own: OwnTexts = {
    incident: requestId,
    data: start.data ?? "",
    email: user?.email ?? "",
    formOwner: user?.formOwner ?? "",
    avatarUrl: user?.avatarUrl ?? "",
  };
  const shown = toShownPage(page);
  const render = () =>
    renderPage(page, shown, { ...start, data: start.data === null ? null : HOLES.data });
  const made = isKeepable(page)
    ? renderOnce(manifest, { key: JSON.stringify(shown), loaderData }, render)
    : cutHoles(render(), loaderData);
  loadContext.allowScripts(await made.scriptSources);
  const bar = loadContext.renderWriterBar?.(shownStatus) ?? "";
  const pieces = addAtEnd(fillHoles(made, loaderData, own), bar);
  if (loadContext.isPart) {
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Content-Type", PART_TYPE);
    return createHtmlResponse(pieces, { headers, status: shownStatus });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const links of [made.links, preloads])
    if (links !== null) headers.append("Link", links);
  return createHtmlResponse(pieces, { headers, status: shownStatus });
}

/**
 * Loads the site's menu and name for a refused POST to `/`, because Remix runs only the loaders above
 * the boundary that shows the refusal, and that is the root's.
 */
async function addRootData(
  { errors, loaderData }: EntryContext["staticHandlerContext"],
  request: Request,
  context: AppLoadContext,
): Promise<void> {
  if (loaderData["root"] != null || !isRouteErrorResponse(errors?.["root"])) return;
  const { data } = await rootLoader({ request, context, params: {} });
  loaderData["root"] = data;
}

function toStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Adds elements after React's, which hydration leaves alone. */
function addAtEnd(pieces: readonly HtmlPiece[], added: string): readonly HtmlPiece[] {
  const at = pieces.findLastIndex(({ html }) => html.includes("</body>"));
  const last = pieces[at];
  if (added === "" || !last) return pieces;
  const end = last.html.lastIndexOf("</body>");
  const html = last.html.slice(0, end) + added + last.html.slice(end);
  return pieces.with(at, { html, isShared: false });
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

function listOptional(context: AppLoadContext): OptionalFeature[] {
  const isOn = {
    telemetry: context.config.telemetry !== null,
    notices: findPageNotices(context) !== null,
  };
  return (["telemetry", "notices"] as const).filter((feature) => isOn[feature]);
}

type Page = Parameters<typeof isKeepable>[0];

/** All that a page's render depends on, beside the HTML of its data: JSON, with holes. */
function toShownPage({ request, remixContext, loadContext }: Page) {
  const cookie = request.headers.get("cookie") ?? undefined;
  const { staticHandlerContext } = remixContext;
  const { loaderData } = staticHandlerContext;
  const root = readRootData(staticHandlerContext);
  return {
    url: request.url,
    // Badges of new features end with a day.
    day: toIsoDate(new Date()),
    locale: getRequestLocale(request),
    theme: toThemeAttribute(parseTheme(readCookie(cookie, THEME_KEY))),
    attributes: toSiteAttributes(loadContext),
    contentVersion: loadContext.contentVersion,
    isPart: loadContext.isPart,
    loaderData: root ? { ...loaderData, root: hideReader(root) } : loaderData,
  };
}

function toSiteAttributes({ config }: AppLoadContext): Record<string, string> {
  return config.telemetry ? { "data-telemetry": config.telemetry.application } : {};
}

/** The root's data with holes for the reader's own texts. */
function hideReader(root: RootData): RootData {
  const { user } = root.account;
  if (!user) return root;
  const { email, formOwner } = HOLES;
  const avatarUrl = user.avatarUrl === null ? null : HOLES.avatarUrl;
  const hidden = { ...user, email, formOwner, avatarUrl };
  return { ...root, account: { ...root.account, user: hidden } };
}

/** Renders a page with holes, and its Link header. */
function renderPage(
  { request, remixContext, loadContext }: Page,
  { locale, theme, attributes, isPart, loaderData }: ReturnType<typeof toShownPage>,
  start: HydrationTexts,
) {
  const notices = findPageNotices(loadContext);
  const staticHtml = findStaticHtml(remixContext, locale, loadContext.config.theme);
  const { defer, insert } = createDeferral();
  const { staticHandlerContext } = remixContext;
  const { loaderData: own, errors } = staticHandlerContext;
  const isFailure = Object.values(errors ?? {}).some(
    (error) => !isRouteErrorResponse(error),
  );
  staticHandlerContext.loaderData = loaderData;
  try {
    const html = renderToString(
      <LocaleProvider locale={locale} text={getInterfaceText(locale)}>
        <RenderContext.Provider
          value={{
            scriptMark: isPart ? undefined : SCRIPT_MARK,
            incident: isFailure ? HOLES.incident : undefined,
            theme,
            attributes,
            isPart,
          }}
        >
          <AccountPartsContext.Provider value={ACCOUNT_PARTS}>
            <HydrationContext.Provider value={start}>
              <StaticHtmlContext.Provider
                value={staticHtml && { ...staticHtml, ...notices?.html }}
              >
                <DeferHtmlContext.Provider value={defer}>
                  <RemixServer
                    context={remixContext}
                    url={request.url}
                    nonce={SCRIPT_MARK}
                  />
                </DeferHtmlContext.Provider>
              </StaticHtmlContext.Provider>
            </HydrationContext.Provider>
          </AccountPartsContext.Provider>
        </RenderContext.Provider>
      </LocaleProvider>,
    );
    noteServed(loadContext, html);
    const { pieces, scripts } = takeScripts(
      insert(isPart ? html : `<!DOCTYPE html>${html}`),
    );
    return {
      pieces,
      links: renderEarlyLinks(html),
      scriptSources: toScriptSources(scripts),
    };
  } finally {
    // Remix renders the page of an error from the same data.
    staticHandlerContext.loaderData = own;
  }
}

/** Returns null when the root loader failed, so that the parts render with defaults. */
function findStaticHtml(
  { staticHandlerContext }: EntryContext,
  locale: StaticPage["locale"],
  theme: StaticPage["theme"],
): StaticHtml | null {
  const path = staticHandlerContext.location.pathname;
  const root = readRootData(staticHandlerContext);
  if (!root) return null;
  const { site, account } = root;
  const isSignedIn = account.user !== null;
  const hasNews = account.user?.hasNews ?? false;
  return renderStaticHtml({ locale, site, theme, path, isSignedIn, hasNews });
}

function readRootData({ loaderData }: EntryContext["staticHandlerContext"]) {
  return (loaderData["root"] ?? null) as RootData | null;
}
