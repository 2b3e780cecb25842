import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCall,
  answerFailure,
  readJsonBody,
} from "~/services/api-answers/index.server";

/** Newsletter sign-up for signed-out readers (server contract, 6.2). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { config, services, clientAddress } = context;
  return answerCall({ request, context }, ["POST"], async () => {
    if (!config.hasNewsletter) return new Response(null, { status: 501 });
    const email = readEmail(await readJsonBody(request));
    const outcome = await services.newsletter.signUp(email, clientAddress);
    if (outcome.isTaken) return Response.json({ subscribed: true }, { status: 201 });
    if (outcome.problem === "email")
      return answerFailure(
        400,
        "Validation Error",
        "Error validating input email: must be an email address",
      );
    return answerFailure(429, "Too many requests", "Please try again later", {
      "Retry-After": String(outcome.retryAfterSeconds),
    });
  });
}

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return action(args);
}

function readEmail(body: unknown): unknown {
  return typeof body === "object" && body !== null && "email" in body ? body.email : null;
}
