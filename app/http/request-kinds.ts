import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isPartPath, isSidebarPath } from "~/domain/http/page-part";

/** Tells whether the request only reads: HEAD is answered as GET, without the body. */
export function isRead({ method }: Pick<IncomingMessage, "method">): boolean {
  return method === "GET" || method === "HEAD";
}

/** A reader opens the address, rather than a page that loads a file or calls a service. */
export function isOpened({
  "sec-fetch-dest": destination,
  accept = "",
}: IncomingHttpHeaders): boolean {
  return destination === undefined
    ? accept.includes("text/html")
    : destination === "document";
}

const SUFFIX = /\.(?:data|part|sidebar)$/;

/** Tells whether the path is a single fetch request of Remix: `{path}.data`. */
export function isSingleFetch(path: string): boolean {
  return path.endsWith(".data") || path === "/__manifest";
}

/** Tells whether the path is one that a page requests for the next page in its place. */
export function isPageData(path: string): boolean {
  return isSingleFetch(path) || isPartPath(path) || isSidebarPath(path);
}

/** Path of the page to which the data belongs. */
export function toPageOfData(path: string): string {
  return path.replace(SUFFIX, "");
}

/** A browser loads a page ahead that its reader may never see. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return headers["sec-purpose"] !== undefined || headers["purpose"] === "prefetch";
}

const captures = new WeakSet<IncomingMessage>();

/** Marks a request that the page cache makes, for nobody yet. */
export function markCapture(request: IncomingMessage): void {
  captures.add(request);
}

/** Tells whether a request is the page cache's own, which nobody has sent. */
export function isCapture(request: IncomingMessage): boolean {
  return captures.has(request);
}
