import type { Locale } from "../locales/locale";

/** Why a page was not helpful. Translated by machine, German pages fail in other ways. */
const REASONS = ["outdated", "incomplete", "code_examples", "other"] as const;
const GERMAN_REASONS = [
  "technical",
  "consistency",
  "incomprehensible",
  "linguistic",
  "code_examples",
  "other",
] as const;

export type Vote = "yes" | "no";

export type FeedbackReason = (typeof REASONS)[number] | (typeof GERMAN_REASONS)[number];

/** The reasons that readers of pages in this language choose from. */
export function listFeedbackReasons(locale: Locale): readonly FeedbackReason[] {
  return locale === "de" ? GERMAN_REASONS : REASONS;
}

/** Steps of the vote: the question, after a "no" the reason, and the thanks. */
export const FEEDBACK_STEPS = ["question", "reason", "thanks"] as const;
export type FeedbackStep = (typeof FEEDBACK_STEPS)[number];

/** What follows a vote that has been stored. */
export function findNextStep(vote: Vote, reason: FeedbackReason | null): FeedbackStep {
  return vote === "no" && reason === null ? "reason" : "thanks";
}

/** What can be wrong with a vote; `unavailable` also stands for a network that is down. */
export type FeedbackProblem = "vote" | "reason" | "page" | "limited" | "unavailable";

/** Name of the query field that tells a page's footer which step to show. */
export const FEEDBACK_FIELD = "feedback";

/** The document's address with its footer at this step; works without JavaScript. */
export function toFeedbackUrl(url: string, step: FeedbackStep): string {
  return `${encodeURI(url)}?${FEEDBACK_FIELD}=${step}#feedback`;
}

/** The step that an address asks for. */
export function readFeedbackStep(search: string): FeedbackStep {
  const wanted = new URLSearchParams(search).get(FEEDBACK_FIELD);
  return FEEDBACK_STEPS.find((step) => step === wanted) ?? "question";
}
