import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { findRequestLocale } from "~/domain/locales/find-request-locale";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/site/theme";
import { renderEarlyLinks } from "~/http/caching/early-links";
import { readCookie } from "~/http/read-cookie";
import { createHtmlResponse } from "~/rendering/html-response.server";
import { keepFrame } from "~/rendering/page-frame/keep-frame.server";
import { Screen, type ScreenProps } from "~/rendering/page-frame/screen";
import { createPageStart } from "~/ui/page-start/create-page-start.server";

export { fillDocument } from "~/rendering/page-frame/fill-document.server";
export { renderRefusalPage } from "~/ui/refusal/render-refusal-page.server";

/**
 * Renders a document, in one go: all its data is there, so nothing would come earlier in a stream.
 * What throws goes back to Remix, which renders the page of the error.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { user, isUserUnknown } = loadContext;
  const isPersonal = user !== null || isUserUnknown || hasFlash(remixContext);
  const { preloads, ...start } = await createPageStart(remixContext, { isPersonal });
  const cookie = request.headers.get("cookie") ?? undefined;
  const screen: ScreenProps = {
    url: request.url,
    locale: findRequestLocale(request),
    theme: toThemeAttribute(parseTheme(readCookie(cookie, THEME_KEY))),
    ...{ remixContext, loadContext, start },
  };
  const html = renderToString(<Screen {...screen} />);
  if (status === 200 && !isPersonal) keepFrame(screen, loadContext.frames);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const links = renderEarlyLinks(html);
  if (links !== null) headers.append("Link", links);
  for (const url of preloads) headers.append("Link", `<${url}>; rel=modulepreload`);
  return createHtmlResponse(`<!DOCTYPE html>${html}`, { headers, status });
}

/** Remix calls this for every error that a boundary will show. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // Remix's own word to whoever asks for what isn't there, such as a POST to a page without a form.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { logger, requestId } = context;
  logger.error(
    { err: error, incident: requestId, path: new URL(request.url).pathname },
    "request failed",
  );
}

/** Whether the page also says what a form has left to say. */
function hasFlash({ staticHandlerContext }: EntryContext): boolean {
  const root: unknown = staticHandlerContext.loaderData["root"];
  return (
    typeof root === "object" && root !== null && "flash" in root && root.flash !== null
  );
}
