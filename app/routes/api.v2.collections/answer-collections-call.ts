import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { User } from "~/domain/accounts/user";
import {
  answerCall,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";
import type { CollectionsService } from "~/services/collections/index.server";

/** A call by a signed-in reader. */
export interface CollectionsCall {
  user: User;
  collections: CollectionsService;
  request: Request;
  /** Id in the URL; empty if absent. */
  collectionId: string;
  itemId: string;
  siteOrigin: string;
}

type Answer = (call: CollectionsCall) => Promise<Response>;

/** Handlers of a path by method. */
export type Calls = Readonly<Partial<Record<"GET" | "POST" | "DELETE", Answer>>>;

/**
 * Calls the handler of the request's method. Responses are personal, so they must not be
 * cached.
 */
export async function answerCollectionsCall(
  { request, params, context }: LoaderFunctionArgs | ActionFunctionArgs,
  calls: Calls,
): Promise<Response> {
  const methods = Object.keys(calls).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : method,
  );
  const response = await answerCall({ request, context }, methods, async () => {
    const answer = calls[toMethod(request)];
    if (!answer) throw new Error(`no handler for ${request.method}`);
    return answer({
      user: requireCaller(context),
      collections: context.services.collections,
      request,
      collectionId: params["collectionId"] ?? "",
      itemId: params["itemId"] ?? "",
      siteOrigin: context.config.siteOrigin,
    });
  });
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

function toMethod({ method }: Request): keyof Calls {
  return method === "POST" || method === "DELETE" ? method : "GET";
}

/**
 * Fields of a JSON body, renamed for the service.
 * @throws Response when the body is no JSON object.
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const body = await readJsonBody(request);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Response("The body is no JSON object", { status: 400 });
  const fields = new Map<string, unknown>(Object.entries(body));
  return { ...Object.fromEntries(fields), updatedAt: fields.get("updated_at") };
}
