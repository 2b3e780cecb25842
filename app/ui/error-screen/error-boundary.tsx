import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ChunkLoadError } from "~/browser/loading/load-chunk";
import { LoadingError } from "~/browser/loading/loading-error";
import type { InterfaceText } from "~/domain/text/strings";
import { useLocale, useText } from "~/l10n/locale-context";
import { PageNotFound, type PageNotFoundProps } from "~/ui/page-not-found/page-not-found";
import { useIncident } from "~/ui/render-context/render-context";
import { MessageScreen } from "~/ui/message-screen/message-screen";

/**
 * Screen for any value that a route threw: a 404, another response, a failed load, an
 * error. All error boundaries use it.
 */
export function ErrorBoundaryScreen() {
  const error = useRouteError();
  const text = useText();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const path = readMissingPath(error.data) ?? decodePath(pathname);
    return <PageNotFound path={path} {...readSuggestions(error.data)} />;
  }
  const isProduction = import.meta.env.PROD;
  const { title, ...rest } = describeError(error, { text, isProduction });
  const isLoading = isLoadingError(error) || title === text("error-loading");
  const href = pathname + search;
  return (
    <ErrorScreen
      {...rest}
      key={href}
      href={href}
      title={isLoading ? text("error-loading") : title}
      pageTitle={isLoading ? text("error-loading-title") : undefined}
      isLogged={!isRouteErrorResponse(error)}
    />
  );
}

/** The path of a simulated 404, whose own address is another one. */
function readMissingPath(data: unknown): string | null {
  const isGiven = typeof data === "object" && data !== null && "path" in data;
  return isGiven && typeof data.path === "string" ? data.path : null;
}

/** Suggestions in the body of a 404 that a loader threw; other 404s have none. */
function readSuggestions(data: unknown): Pick<PageNotFoundProps, "suggestions"> {
  const isGiven =
    typeof data === "object" &&
    data !== null &&
    "translations" in data &&
    "similar" in data;
  return isGiven
    ? { suggestions: data as NonNullable<PageNotFoundProps["suggestions"]> }
    : {};
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

interface ErrorScreenProps {
  /** Localized by `describeError`. */
  title: string;
  /** Title of the document, for a failure without one of its own. */
  pageTitle?: string | undefined;
  detail: string | null;
  /** Outside production only. */
  stack?: string | undefined;
  /** Whether the server may have logged the error, under an id. */
  isLogged: boolean;
  /** URL of this page, to try again. */
  href: string;
}

/** Screen for a failure that the reader can only retry or report. */
function ErrorScreen(props: ErrorScreenProps) {
  const { title, pageTitle, detail, stack, isLogged, href } = props;
  const { text } = useLocale();
  const [incident] = useState(useIncident());
  // The id stands for the page that the server sent, not for a later one that fails in the browser.
  useEffect(() => {
    delete document.documentElement.dataset["incident"];
  }, []);
  useEffect(() => {
    if (pageTitle !== undefined) document.title = pageTitle;
  }, [pageTitle]);
  return (
    <MessageScreen role="alert">
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      {stack && <pre className="message-stack">{stack}</pre>}
      {isLogged && incident && (
        <p className="message-incident">{text("error-incident", { id: incident })}</p>
      )}
      <p>
        {/* A link to this page, so that it works without JavaScript. */}
        <a className="button" href={href} data-reload="">
          {text("error-reload")}
        </a>
      </p>
    </MessageScreen>
  );
}

/**
 * Title and detail of a thrown value for an error boundary. Remix has already removed
 * message and stack from errors of a production server; `isProduction` hides those of
 * errors in the browser.
 */
export function describeError(
  error: unknown,
  { text, isProduction }: { text: InterfaceText; isProduction: boolean },
): Pick<ErrorScreenProps, "title" | "detail" | "stack"> {
  if (error instanceof LoadingError || error instanceof ChunkLoadError)
    return { title: text("error-loading"), detail: error.message };
  if (isRouteErrorResponse(error)) {
    // Thrown by ui/error-screen/error-responses.server.
    if (has(error.data, "isUnavailable"))
      return {
        title: text("collections-interrupted-title"),
        detail: text("account-unavailable"),
      };
    return {
      title: text("error-unhandled"),
      detail: [String(error.status), error.statusText].filter(Boolean).join(" "),
    };
  }
  const title = text("error-application");
  if (isProduction) return { title, detail: text("error-sorry") };
  if (error instanceof Error) return { title, detail: error.message, stack: error.stack };
  return { title, detail: error == null ? text("error-unknown") : toText(error) };
}

/**
 * A failed request of a client navigation: the current page is intact, the next one did
 * not load.
 */
export function isLoadingError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load/i.test(error.message);
}

function has(body: unknown, key: string): boolean {
  return typeof body === "object" && body !== null && key in body;
}

function toText(thrown: unknown): string {
  return typeof thrown === "string" ? thrown : JSON.stringify(thrown);
}
