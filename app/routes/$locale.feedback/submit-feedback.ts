import type { AppLoadContext } from "@remix-run/node";
import type { FeedbackProblem } from "~/domain/accounts/feedback";
import { isUnavailable, RETRY_AFTER_SECONDS } from "~/domain/site/unavailable-error";
import { readFormBody } from "~/services/api-answers/index.server";
import type { FailedVote } from "~/ui/feedback-form/render-feedback-form.server";
import type {
  FeedbackFields,
  FeedbackOutcome,
} from "~/services/feedback/feedback-service";

const STATUSES: Readonly<Record<FeedbackProblem, number>> = {
  vote: 400,
  reason: 400,
  page: 400,
  limited: 429,
  unavailable: 503,
};

export type SavedFeedback = Extract<FeedbackOutcome, { isSaved: true }>;

/** A vote that was not stored: the reason, the submitted fields, and the response. */
export interface FailedFeedback extends FailedVote {
  isSaved: false;
  status: number;
  headers: Record<string, string>;
}

/** Stores the vote in a form's body. An unavailable database is returned as a problem. */
export async function submitFeedback(
  request: Request,
  { services, clientAddress, logger }: AppLoadContext,
): Promise<SavedFeedback | FailedFeedback> {
  const fields = await readFields(request);
  const userAgent = request.headers.get("user-agent") ?? "";
  try {
    const voter = { address: clientAddress, userAgent };
    const outcome = await services.feedback.submit(fields, voter);
    if (outcome.isSaved) return outcome;
    const wait = "retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : null;
    return toFailure(outcome.problem, fields, wait);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "a vote could not be stored");
    return toFailure("unavailable", fields, RETRY_AFTER_SECONDS);
  }
}

function toFailure(
  problem: FeedbackProblem,
  fields: FeedbackFields,
  retryAfterSeconds: number | null,
): FailedFeedback {
  return {
    isSaved: false,
    problem,
    fields: {
      url: toText(fields.url),
      vote: toText(fields.vote),
      reason: toText(fields.reason),
    },
    retryAfterSeconds,
    status: STATUSES[problem],
    headers:
      retryAfterSeconds === null ? {} : { "Retry-After": String(retryAfterSeconds) },
  };
}

function toText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

async function readFields(request: Request): Promise<FeedbackFields> {
  const form = await readFormBody(request);
  return { url: form.get("url"), vote: form.get("vote"), reason: form.get("reason") };
}
