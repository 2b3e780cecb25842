import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useText } from "~/l10n/locale-context";
import { PageNotFound, type PageNotFoundProps } from "~/ui/page-not-found/page-not-found";
import { useIncident } from "~/ui/render-context/render-context";
import { describeError, isLoadingError } from "./describe-error";
import { ErrorScreen } from "./error-screen";

/**
 * Screen for any value that a route threw: a 404, another response, a failed load, an
 * error. All error boundaries use it.
 */
export function ErrorBoundaryScreen() {
  const error = useRouteError();
  const text = useText();
  const incident = useIncident();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const path = readMissingPath(error.data) ?? decodePath(pathname);
    return <PageNotFound path={path} {...readSuggestions(error.data)} />;
  }
  const isProduction = import.meta.env.PROD;
  const { title, ...rest } = describeError(error, { text, isProduction });
  const isLoading = isLoadingError(error) || title === text("error-loading");
  return (
    <ErrorScreen
      {...rest}
      href={pathname + search}
      title={isLoading ? text("error-loading") : title}
      pageTitle={isLoading ? text("error-loading-title") : undefined}
      incident={isRouteErrorResponse(error) ? undefined : incident}
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
