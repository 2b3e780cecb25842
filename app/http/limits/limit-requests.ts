import type { Request, RequestHandler, Response } from "express";
import { SESSION_COOKIE_NAMES } from "~/domain/accounts/cookie";
import { toSafeNext } from "~/domain/accounts/safe-next";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { readCookie } from "../cookies/read-cookie";
import { readTypedForm } from "../read-body";
import { isServicePath } from "../redirects/page-path";
import { readRefusalLocale, type RefuseRequestOptions } from "../refusal";
import { isOpened, isPageData, isSingleFetch } from "../request-kinds";
import { getBodyLimit } from "./body-sizes";
import { findRequestLimit, type RequestLimit } from "./request-limits";

const WINDOW_SECONDS = 60;
/** Three times the session cookie that this site sets. */
const MAX_SESSION_CHARACTERS = 200;

export interface RequestLimits {
  /** Counts a request. Resolves to null when allowed, else to the seconds until it will be. */
  take(
    limit: { name: string; limit: number; windowSeconds: number; isLocal: boolean },
    who: string,
  ): Promise<number | null>;
}

export interface LimitRequestsOptions extends RefuseRequestOptions {
  /** Null or absent: nothing is limited. */
  requestLimits?: RequestLimits | null;
  /** Called for each refused request. */
  onRefused?: ((name: string) => void) | undefined;
}

/** Answers 429 to clients that write, search or sign in more often than a reader would. */
export function limitRequests(options: LimitRequestsOptions): RequestHandler {
  const { requestLimits } = options;
  if (!requestLimits) return (_request, _response, next) => next();
  return (request, response, next) => {
    const limit = findRequestLimit({
      method: request.method,
      path: response.locals.path,
      bytes: readLength(request),
    });
    if (!limit) return next();
    count(requestLimits, limit, request, response)
      .then(async (seconds) => {
        if (seconds === null) return next();
        options.onRefused?.(limit.name);
        const isKept = await mayKeep(requestLimits, limit, response);
        await refuseRequest(request, response, { seconds, isKept }, options);
      })
      .catch(next);
  };
}

/** A body in chunks has no length, and counts as long: else it would evade the limit of long ones. */
function readLength({ headers }: Request): number {
  if (headers["transfer-encoding"] !== undefined) return Infinity;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Counts the session only while its address is within the limit: its cookie may be invented, and a
 * counter for each of endless others would fill the memory.
 */
async function count(
  { take }: RequestLimits,
  { name, perAddress, perSession, isLocal = false }: RequestLimit,
  request: Request,
  response: Response,
): Promise<number | null> {
  const shared = { windowSeconds: WINDOW_SECONDS, isLocal };
  const address = response.locals.clientAddress;
  const wait = await take({ ...shared, name, limit: perAddress }, address);
  const session = perSession === undefined ? null : findSession(request);
  if (wait !== null || perSession === undefined || session === null) return wait;
  return take({ ...shared, name: `${name}-session`, limit: perSession }, session);
}

/** Whether the refusal may show the form again, which takes memory and processor by its length. */
async function mayKeep(
  { take }: RequestLimits,
  { name, keptPerAddress }: RequestLimit,
  { locals }: Response,
): Promise<boolean> {
  if (keptPerAddress === undefined) return true;
  const kept = { name: `${name}-kept`, limit: keptPerAddress, isLocal: true };
  return (
    (await take({ ...kept, windowSeconds: WINDOW_SECONDS }, locals.clientAddress)) ===
    null
  );
}

/** Returns null for a longer value than any session has, because each that is counted stays in memory. */
function findSession(request: Request): string | null {
  const { cookie } = request.headers;
  for (const name of SESSION_COOKIE_NAMES) {
    const value = readCookie(cookie, name);
    if (value !== null) return value.length <= MAX_SESSION_CHARACTERS ? value : null;
  }
  return null;
}

/**
 * Answers 429 in the form that the client expects: JSON for programs, a reload for single fetch, a
 * page for readers.
 *
 * @param isKept Whether the page has the form's fields, to be sent again.
 */
async function refuseRequest(
  request: Request,
  response: Response,
  { seconds, isKept }: { seconds: number; isKept: boolean },
  { siteOrigin, renderRefusal }: RefuseRequestOptions,
): Promise<void> {
  response
    .status(429)
    .set({ "Retry-After": String(seconds), "Cache-Control": CACHE_POLICIES.never });
  const message = `Too many requests: try again in ${seconds} s`;
  const { originalUrl } = request;
  const { path } = response.locals;
  // The browser's search field opens a service's address, `/api/v1/search/go`.
  const isCall = isServicePath(path) && !isOpened(request.headers);
  if (isCall && !path.startsWith("/users/"))
    response.json({ code: 429, error: "Too many requests", message });
  else if (isSingleFetch(path) && request.method === "GET")
    response.type("text/x-script").send(encodeReload(originalUrl));
  else if (renderRefusal && !isPageData(path)) {
    const limit = getBodyLimit(path);
    const fields = isKept ? await readTypedForm(request, response, limit) : null;
    const form = fields && { address: toSafeNext(originalUrl, "/"), fields };
    const locale = readRefusalLocale(request, siteOrigin);
    response.type("html").send(await renderRefusal({ locale, seconds, form }));
  } else response.type("txt").send(message);
}

/**
 * Encodes a redirect with full page load, as `redirectDocument` does, in Remix's single fetch
 * format. The browser then shows the response of that page load. Forms of the site do not use
 * single fetch.
 */
function encodeReload(url: string): string {
  const page = url.replace(/\.data(?=\?|$)/, "").replace(/^\/_root(?=\?|$)/, "/");
  const keys = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const values = [
    "redirect",
    toSafeNext(page, "/"),
    "status",
    302,
    "revalidate",
    false,
    "reload",
    true,
  ];
  return `${JSON.stringify([["SingleFetchRedirect", 1], keys, ...values, "replace"])}\n`;
}
