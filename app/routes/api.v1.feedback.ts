import type { ActionFunctionArgs } from "@remix-run/node";
import { findNextStep } from "~/domain/accounts/feedback";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { submitFeedback } from "~/routes/$locale.feedback/submit-feedback";
import type { FeedbackFormProps } from "~/ui/feedback-form/feedback-form";
import { renderFeedbackForm } from "~/ui/feedback-form/render-feedback-form.server";

/**
 * Stores a vote sent by fetch. Answers with the next step of the form, or with the same step and its fault,
 * by name and as HTML in the language of the page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return refuseMethod();
  const result = await submitFeedback(request, context);
  if (result.isSaved) {
    const step = findNextStep(result.vote, result.reason);
    return Response.json({ step, html: render({ url: result.url, step }) });
  }
  const { status, headers, problem, retryAfterSeconds, fields } = result;
  const message = `The vote was not stored: ${problem}`;
  const html = render({
    url: fields.url ?? "",
    step: fields.vote === "no" ? "reason" : "question",
    fault: { problem, retryAfterSeconds },
    chosenReason: fields.reason,
  });
  const error = { code: status, error: problem, message, retryAfterSeconds, html };
  return Response.json(error, { status, headers });
}

function render(props: FeedbackFormProps): string {
  const locale = parseLocale(props.url.split("/")[1] ?? "") ?? DEFAULT_LOCALE;
  return renderFeedbackForm(locale, props);
}

export function loader() {
  throw refuseMethod();
}

function refuseMethod(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
