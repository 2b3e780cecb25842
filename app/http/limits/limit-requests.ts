import type { Request, RequestHandler, Response } from "express";
import { SESSION_COOKIE_NAMES } from "~/domain/accounts/cookie";
import { readCookie } from "../cookies/read-cookie";
import type { RefuseRequestOptions } from "../refusal";
import { refuseRequest } from "./refuse-request";
import { findRequestLimit, type RequestLimit } from "./request-limits";

const WINDOW_SECONDS = 60;

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

function findSession(request: Request): string | null {
  const { cookie } = request.headers;
  for (const name of SESSION_COOKIE_NAMES) {
    const value = readCookie(cookie, name);
    if (value !== null) return value;
  }
  return null;
}
