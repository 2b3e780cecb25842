import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { ASK_ERRORS, isAskError } from "~/domain/ai-help/ask-errors";
import { matchesEtag } from "~/domain/http/matches-etag";
import { isUnavailable, RETRY_AFTER_SECONDS } from "~/domain/site/unavailable-error";
import { INVALID_SESSION_STATUS, type User } from "~/domain/accounts/user";
import type { FeedFile } from "../feeds/index.server";

type Context = Pick<AppLoadContext, "user" | "isUserUnknown" | "logger">;
type CallContext = Context & Pick<AppLoadContext, "expectFailure">;

/**
 * Runs an API call and converts what it throws: a Response is returned, an unavailable database
 * becomes 503, any other error 500 with an incident id that is logged.
 *
 * @param methods The supported methods; others get 405.
 */
export async function answerCall(
  { request, context }: { request: Request; context: CallContext },
  methods: readonly string[],
  work: () => Promise<Response>,
): Promise<Response> {
  if (!methods.includes(request.method)) return refuseMethod(methods);
  const response = await answerWork(context, work);
  // The contract has it for what a reader or the operator has switched off: nothing has failed.
  if (response.status === 501) context.expectFailure();
  return response;
}

async function answerWork(
  context: Context,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) return error;
    if (isUnavailable(error)) return answerUnavailable();
    const id = randomUUID();
    context.logger.error({ err: error, incidentId: id }, "API call failed");
    return answerFailure(500, "Server error", "internal server error", {
      "error-id": id,
    });
  }
}

/** Answers 405 and names the supported methods, as RFC 9110 (15.5.6) demands. */
export function refuseMethod(methods: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { Allow: methods.join(", ") } });
}

/**
 * Returns the header that every 500 has (server contract, 1.2), for one that the contract demands for a mistake
 * of the caller, and which is not logged or counted as a failure of the server.
 */
export function expectFailure(context: Pick<AppLoadContext, "expectFailure">): {
  "error-id": string;
} {
  context.expectFailure();
  return { "error-id": randomUUID() };
}

/** Builds the standard error body. */
export function answerFailure(
  code: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, error, message }, { status: code, headers });
}

/**
 * Returns the signed-in reader of a call.
 *
 * @param anonymous Response for anonymous callers; 401 in plain text by default.
 * @throws Response
 */
export function requireCaller(
  { user, isUserUnknown }: Context,
  anonymous = new Response("Please log in first", { status: 401 }),
): User {
  if (user) return user;
  throw isUserUnknown ? answerUnavailable() : anonymous;
}

/** Answers a session whose user was deleted, in calls whose contract has no 401. */
export function answerInvalidSession(headers: Record<string, string> = {}): Response {
  return answerFailure(
    INVALID_SESSION_STATUS,
    "Invalid Session",
    "Invalid Session info",
    headers,
  );
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses the JSON body of a call.
 *
 * @throws Response
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (/^application\/json\b/i.test(type)) {
    try {
      // `request.json()` would replace bytes that are no UTF-8.
      return JSON.parse(UTF8.decode(await request.arrayBuffer()));
    } catch {
      // Invalid JSON gets the same response as a wrong content type.
    }
  }
  throw new Response("The body is not JSON", { status: 400 });
}

/** Far more than any form has. Each takes the processor's time, here and in pages that keep it. */
const MAX_FORM_FIELDS = 1000;

/**
 * Reads the fields of a form. A body that is no form of this site counts as an empty one, so that an
 * action reports what is missing.
 */
export async function readFormBody(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  try {
    if (!/^application\/x-www-form-urlencoded\b/i.test(type))
      return await request.formData();
    return toForm(await request.text());
  } catch {
    return new FormData();
  }
}

function toForm(body: string): FormData {
  const form = new FormData();
  if (body.split("&", MAX_FORM_FIELDS + 1).length > MAX_FORM_FIELDS) return form;
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
}

/** Answers 503 for an unavailable database. */
export function answerUnavailable(): Response {
  return answerFailure(503, "Unavailable", "Please try again in a moment", {
    "Retry-After": String(RETRY_AFTER_SECONDS),
  });
}

/** Answers with a feed. Most answers are 304, because feed readers poll. */
export function answerFeed(request: Request, feed: FeedFile): Response {
  const headers = { ETag: feed.etag, "Content-Type": feed.contentType };
  return matchesEtag(request.headers.get("if-none-match"), feed.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(feed.body, { headers });
}

/** Throws 501 for a reader who keeps no history of AI Help (server contract, 11.3). */
export function requireHistory(user: User): User {
  if (user.settings?.ai_help_history === true) return user;
  throw answerFailure(501, "Not implemented", "Not implemented");
}

/**
 * Answers a question that AI Help does not answer (server contract, 11.2); any other error is
 * thrown.
 */
export function answerAskError(error: unknown, { logger }: Context): Response {
  if (!isAskError(error)) throw error;
  const { code } = error;
  const status = ASK_ERRORS[code];
  if (status === 402) return answerFailure(402, "Payment required", "Payment required");
  if (status === 404) return new Response(null, { status });
  if (status !== 500) {
    const headers = { "ai-help-error": code, ...(status === 503 && RETRY_AFTER) };
    return answerFailure(status, "AI Error", REASONS[status], headers);
  }
  const id = randomUUID();
  logger.error({ err: error, incidentId: id }, "AI Help failed");
  return answerFailure(500, "AI Error", REASONS[500], { "error-id": id });
}

const RETRY_AFTER = { "Retry-After": String(RETRY_AFTER_SECONDS) };

const REASONS = {
  400: "Bad Request",
  409: "Conflict",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;
