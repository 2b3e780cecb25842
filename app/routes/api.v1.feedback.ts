import type { ActionFunctionArgs } from "@remix-run/node";
import { getNextStep } from "~/domain/accounts/feedback";
import { DEFAULT_LOCALE, parsePathLocale } from "~/domain/locales/locale";
import { submitFeedback } from "~/routes/$locale.feedback/submit-feedback";
import { refuseMethod } from "~/services/api-answers/index.server";
import {
  renderFailedVote,
  renderFeedbackForm,
} from "~/ui/feedback-form/render-feedback-form.server";

/**
 * Stores a vote sent by fetch. Answers with the next step of the form, or with the same step and its fault,
 * by name and as HTML.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return refuseMethod(["POST"]);
  const result = await submitFeedback(request, context);
  if (result.isSaved) {
    const { url, vote, reason } = result;
    const step = getNextStep(vote, reason);
    return Response.json({ step, html: renderFeedbackForm({ url, step }) });
  }
  const { status, headers, problem, retryAfterSeconds } = result;
  const message = `The vote was not stored: ${problem}`;
  const locale = parsePathLocale(result.fields.url ?? "") ?? DEFAULT_LOCALE;
  const html = renderFailedVote(result, locale);
  const error = { code: status, error: problem, message, retryAfterSeconds, html };
  return Response.json(error, { status, headers });
}

export function loader() {
  throw refuseMethod(["POST"]);
}
