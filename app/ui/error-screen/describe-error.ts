import { isRouteErrorResponse } from "@remix-run/react";
import { ChunkLoadError } from "~/browser/load-chunk";
import { LoadingError } from "~/browser/loading-error";
import type { InterfaceText } from "~/domain/text/strings";
import type { ErrorScreenProps } from "./error-screen";

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
    // Thrown by ui/error-screen/unavailable.server.
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
