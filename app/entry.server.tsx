import { PassThrough } from "node:stream";
import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { findRequestLocale } from "~/domain/find-request-locale";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/theme";
import { readCookie } from "~/http/read-cookie";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { ACCOUNT_PARTS } from "~/ui/account-area/account-parts";
import { AccountPartsContext } from "~/ui/account-area/account-parts-context";
import { RenderContext } from "~/ui/render-context/render-context";

export { renderRefusalPage } from "~/ui/refusal/render-refusal-page.server";

const ABORT_MILLISECONDS = 5_000;

/** Renders a document. Crawlers wait for the whole of it, browsers get it as it comes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const isCrawler = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isSent = false;

    function send() {
      isSent = true;
      const body = new PassThrough();
      headers.set("Content-Type", "text/html; charset=utf-8");
      const stream = createReadableStreamFromReadable(body);
      resolve(new Response(stream, { headers, status: responseStatus }));
      pipe(body);
    }

    const { pipe, abort } = renderToPipeableStream(
      <Screen request={request} remixContext={remixContext} loadContext={loadContext} />,
      {
        nonce: loadContext.nonce,
        [isCrawler ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          // Before that, the error rejects the promise and Remix hands it to handleError.
          if (isSent) logError(error, request, loadContext);
        },
      },
    );
    setTimeout(abort, ABORT_MILLISECONDS).unref();
  });
}

/** Remix calls this for every error that a boundary will show. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs,
): void {
  if (!request.signal.aborted) logError(error, request, context);
}

function logError(
  error: unknown,
  request: Request,
  { logger, requestId }: AppLoadContext,
): void {
  logger.error(
    { err: error, incident: requestId, path: new URL(request.url).pathname },
    "request failed",
  );
}

interface ScreenProps {
  request: Request;
  remixContext: EntryContext;
  loadContext: AppLoadContext;
}

function Screen({ request, remixContext, loadContext }: ScreenProps) {
  const locale = findRequestLocale(request);
  const { nonce, requestId } = loadContext;
  const cookie = request.headers.get("cookie") ?? undefined;
  const theme = toThemeAttribute(parseTheme(readCookie(cookie, THEME_KEY)));
  return (
    <LocaleProvider locale={locale} text={getInterfaceText(locale)}>
      <RenderContext.Provider value={{ nonce, incident: requestId, theme }}>
        <AccountPartsContext.Provider value={ACCOUNT_PARTS}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={ABORT_MILLISECONDS}
            nonce={nonce}
          />
        </AccountPartsContext.Provider>
      </RenderContext.Provider>
    </LocaleProvider>
  );
}
