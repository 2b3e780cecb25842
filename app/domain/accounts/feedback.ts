import { toHref } from "../documents/slug";
import { LOCALE_ROWS, type Locale } from "../locales/locale";

/** Why a page was not helpful. */
const REASONS = ["outdated", "incomplete", "code_examples", "other"] as const;
const MACHINE_REASONS = [
  "technical",
  "consistency",
  "incomprehensible",
  "linguistic",
  "code_examples",
  "other",
] as const;

export type Vote = "yes" | "no";

export type FeedbackReason = (typeof REASONS)[number] | (typeof MACHINE_REASONS)[number];

/** Reasons offered to readers of pages in this language. */
export function listFeedbackReasons(locale: Locale): readonly FeedbackReason[] {
  return LOCALE_ROWS[locale].isMachineTranslated ? MACHINE_REASONS : REASONS;
}

/** Steps of the form: question, reason (after a "no"), thanks. */
const FEEDBACK_STEPS = ["question", "reason", "thanks"] as const;
export type FeedbackStep = (typeof FEEDBACK_STEPS)[number];

/** Step after a stored vote. */
export function getNextStep(vote: Vote, reason: FeedbackReason | null): FeedbackStep {
  return vote === "no" && reason === null ? "reason" : "thanks";
}

/** Causes of a failed vote; `unavailable` includes network errors. */
export type FeedbackProblem = "vote" | "reason" | "page" | "limited" | "unavailable";

/** Query parameter with the step that the page's footer shows. */
export const FEEDBACK_FIELD = "feedback";

/** URL of the document with its footer at this step; works without JavaScript. */
export function toFeedbackUrl(url: string, step: FeedbackStep): string {
  return `${toHref(url)}?${FEEDBACK_FIELD}=${step}#feedback`;
}

/** Step in a URL's query; the question when it names none. */
export function readFeedbackStep(query: URLSearchParams): FeedbackStep {
  const wanted = query.get(FEEDBACK_FIELD);
  return FEEDBACK_STEPS.find((step) => step === wanted) ?? "question";
}
