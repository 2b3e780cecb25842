import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { User } from "~/domain/accounts/user";

/** When the database may be back. */
const RETRY_AFTER_SECONDS = 10;

type Context = Pick<AppLoadContext, "user" | "isUserUnknown" | "logger">;

/**
 * Runs a call. What it throws becomes its answer: a response as it is, a database that does not
 * answer 503, anything else 500 with an id that is in the log too.
 *
 * @param methods The verbs that the call has; others are 405.
 */
export async function answerCall(
  { request, context }: { request: Request; context: Context },
  methods: readonly string[],
  work: () => Promise<Response>,
): Promise<Response> {
  if (!methods.includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: methods.join(", ") } });
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) return error;
    if (isUnavailable(error)) return answerUnavailable();
    const id = randomUUID();
    context.logger.error({ err: error, incidentId: id }, "a call failed");
    return answerFailure(500, "Server error", "internal server error", {
      "error-id": id,
    });
  }
}

/** The standard body of a failure. */
export function answerFailure(
  code: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, error, message }, { status: code, headers });
}

/**
 * The signed-in reader of a call.
 *
 * @param anonymous What others are answered; 401 in plain text when left out.
 * @throws Response
 */
export function requireCaller(
  { user, isUserUnknown }: Context,
  anonymous = new Response("Please log in first", { status: 401 }),
): User {
  if (user) return user;
  throw isUserUnknown ? answerUnavailable() : anonymous;
}

/** The answer to the session of a user who is gone, in calls that don't say 401. */
export function answerInvalidSession(headers: Record<string, string> = {}): Response {
  return answerFailure(400, "Invalid Session", "Invalid Session info", headers);
}

/**
 * The body of a call that sends JSON.
 *
 * @throws Response
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (/^application\/json\b/i.test(type)) {
    try {
      return await request.json();
    } catch {
      // What is not JSON is answered like what does not say that it is.
    }
  }
  throw new Response("The body is not JSON", { status: 400 });
}

/** The database does not answer now. */
export function answerUnavailable(): Response {
  return answerFailure(503, "Unavailable", "Please try again in a moment", {
    "Retry-After": String(RETRY_AFTER_SECONDS),
  });
}
