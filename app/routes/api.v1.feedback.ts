import type { ActionFunctionArgs } from "@remix-run/node";
import { findNextStep } from "~/domain/accounts/feedback";
import { submitFeedback } from "~/routes/$locale.feedback/submit-feedback";

/** Stores a vote sent by fetch; responds with the next step of the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return refuseMethod();
  const result = await submitFeedback(request, context);
  if (result.isSaved)
    return Response.json({ step: findNextStep(result.vote, result.reason) });
  const { status, headers, problem, retryAfterSeconds } = result;
  const message = `The vote was not stored: ${problem}`;
  const error = { code: status, error: problem, message, retryAfterSeconds };
  return Response.json(error, { status, headers });
}

export function loader() {
  throw refuseMethod();
}

function refuseMethod(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
