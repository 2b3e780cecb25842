import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_HEADER } from "~/domain/accounts/form-owner";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import {
  answerCall,
  answerFailure,
  readJsonBody,
  requireCaller,
} from "~/services/api-answers/index.server";

/** Stores shared code of the playground (server contract, 10). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["POST"], async () => {
    const user = requireCaller(context, new Response(null, { status: 401 }));
    const owner = request.headers.get(OWNER_HEADER);
    // Only the site's own pages send an owner token; other clients may omit it.
    if (owner !== null && !isFormOwner(owner, user))
      return answerFailure(409, "Foreign form", "Another reader is signed in");
    if (Number(request.headers.get("content-length") ?? 0) > MAX_PLAY_BYTES)
      return answerTooLarge();
    const fields = await readJsonBody(request);
    const outcome = await context.services.playShares.save(user.id, fields);
    if (outcome.isSaved) return Response.json({ id: outcome.id }, { status: 201 });
    if (outcome.problem === "too-large") return answerTooLarge();
    if (outcome.problem === "fields")
      return new Response("html, css, js and src are texts or null", { status: 400 });
    return answerFailure(429, "Too many requests", "Please try again later", {
      "Retry-After": String(outcome.retryAfterSeconds),
    });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}

function answerTooLarge(): Response {
  return new Response("At most 1 MiB of code can be shared", { status: 413 });
}
