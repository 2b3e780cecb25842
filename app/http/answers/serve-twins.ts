import type { Request, RequestHandler, Response } from "express";
import type { ContentStore } from "~/content-store/content-store";
import { isIndexable } from "~/domain/documents/indexable";
import { DEFAULT_LOCALE, swapLocale, type Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import {
  findIndexedPage,
  findPageOfTwin,
  leadsToTwin,
  toPageListPath,
  toTwinPath,
} from "~/domain/site/twin-path";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { OPEN_HEADERS } from "../open-headers";
import { toEtag } from "~/domain/text/digest.server";
import { encodeLocation } from "../redirects/encode-location";
import { prefersMarkdown } from "../negotiation/prefers-markdown";
import { isRead } from "../request-kinds";
import { sendData } from "./send-data";

const DOCUMENT_START = /^\/[^/]+\/docs\//;
const MARKDOWN_TYPE = "text/markdown; charset=utf-8";

export interface TwinText {
  markdown: string;
  /** Canonical path of the HTML page, decoded. */
  url: string;
  /** Language of the text. */
  language: Locale;
  isMissingSection: boolean;
}

/** Pages as Markdown; each function takes the decoded path of the page. */
export interface TwinFiles {
  findTwin(
    path: string,
    options: { section: string | null; links: "absolute" | "relative" },
  ): TwinText | null;
  /** Renders what is known about a missing page, or a missing section of it. */
  renderMissing(path: string, section: string | null): string;
}

export interface ServeTwinsOptions {
  twins: TwinFiles;
  store: Pick<ContentStore, "findCanonicalUrl">;
  siteOrigin: string;
}

/**
 * Serves pages as Markdown: at their path followed by `.md`, and at their own path to clients that
 * prefer Markdown. `?section=` selects a section, `?links=relative` shortens links. A page missing in
 * a language redirects to the English twin.
 */
export function serveTwins({
  twins,
  store,
  siteOrigin,
}: ServeTwinsOptions): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const named = findPageOfTwin(path);
    const page = named ?? findNegotiated(request, path, store);
    if (page === null) return next();
    const section = readQuery(request, "section");
    const isRelative = readQuery(request, "links") === "relative";
    const links = isRelative ? "relative" : "absolute";
    const twin = twins.findTwin(page, { section, links });
    // Pages without a twin below the areas, such as the second page of the blog, are HTML only.
    if (!twin && named === null && !path.includes("/docs/")) return next();
    const english = twin ? null : findEnglish(page, store);
    if (english !== null) return redirect(response, english, readSearch(request));
    const indexed = twin || named === null ? null : findIndexedPage(page);
    if (indexed !== null) return redirect(response, indexed, readSearch(request));
    if (!twin || twin.isMissingSection)
      return sendMissing(response, twins.renderMissing(twin?.url ?? page, section));
    setHeaders(response, twin, siteOrigin);
    const own = encodeLocation(toTwinPath(twin.url), readSearch(request));
    response.set("Content-Location", own);
    const { markdown: body } = twin;
    sendData(request, response, { body, contentType: MARKDOWN_TYPE, etag: toEtag(body) });
  };
}

function findNegotiated(
  request: Request,
  path: string,
  store: ServeTwinsOptions["store"],
): string | null {
  if (!isRead(request) || !prefersMarkdown(request.get("Accept"))) return null;
  const hasPage = leadsToTwin(path) || store.findCanonicalUrl(path) !== null;
  return hasPage ? path.replace(/\/$/, "") : null;
}

function readQuery({ query }: Request, name: string): string | null {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** The query as sent, with its question mark; "" without one. */
function readSearch({ originalUrl }: Request): string {
  const at = originalUrl.indexOf("?");
  return at === -1 ? "" : originalUrl.slice(at);
}

function findEnglish(page: string, store: ServeTwinsOptions["store"]): string | null {
  const path = swapLocale(page, DEFAULT_LOCALE);
  return path === page ? null : store.findCanonicalUrl(path);
}

function redirect(response: Response, page: string, search: string): void {
  response.vary("Accept");
  response
    .status(302)
    .set({
      ...OPEN_HEADERS,
      Location: encodeLocation(toTwinPath(page), search),
      "Cache-Control": CACHE_POLICIES.page,
    })
    .end();
}

function sendMissing(response: Response, body: string): void {
  response.vary("Accept");
  response
    .status(404)
    .set({
      ...OPEN_HEADERS,
      "Cache-Control": CACHE_POLICIES.never,
      "Content-Type": MARKDOWN_TYPE,
      "X-Robots-Tag": "noindex",
    })
    .send(body);
}

function setHeaders(
  response: Response,
  { url, language }: TwinText,
  origin: string,
): void {
  response.vary("Accept");
  response.set({
    "Content-Language": language,
    Link: [
      `<${toAddress(origin, url)}>; rel="canonical"`,
      `<${toAddress(origin, url)}>; rel="alternate"; type="text/html"`,
      `<${toAddress(origin, toPageListPath(url))}>; rel="describedby"; type="text/plain"`,
    ].join(", "),
    ...OPEN_HEADERS,
  });
  // The page says so in its head.
  if (!isIndexable(url.replace(DOCUMENT_START, "")))
    response.set("X-Robots-Tag", "noindex, nofollow");
}
