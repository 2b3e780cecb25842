import { DEFAULT_LOCALE, parsePathLocale, type Locale } from "~/domain/locales/locale";
import { renderMarkup } from "~/ui/static-html/render-markup.server";
import { FaultMessage, type FeedbackFault } from "./fault-message.server";
import { FeedbackForm, type FeedbackFormProps } from "./feedback-form.server";

/** HTML of a step of the vote, in the language of the document. */
export function renderFeedbackForm(props: FeedbackFormProps): string {
  return renderMarkup(
    parsePathLocale(props.url) ?? DEFAULT_LOCALE,
    <FeedbackForm {...props} />,
  );
}

export interface FailedVote extends FeedbackFault {
  /** Null for fields that were not submitted as text. */
  fields: Record<"url" | "vote" | "reason", string | null>;
}

/** HTML of a vote that was not stored: the form as it was submitted with the fault, or the fault alone. */
export function renderFailedVote(failure: FailedVote, locale: Locale): string {
  const { problem, retryAfterSeconds, fields } = failure;
  const fault = { problem, retryAfterSeconds };
  const url = findVotedPage(failure);
  if (url === null) return renderMarkup(locale, <FaultMessage {...fault} />);
  const step = fields.vote === "no" ? "reason" : "question";
  return renderFeedbackForm({ url, step, fault, chosenReason: fields.reason });
}

/**
 * Path of the document that the vote is about; null when it is of no such page. Accepts document paths of
 * this site only; `//host` and `/\host` would lead elsewhere.
 */
export function findVotedPage({ problem, fields: { url } }: FailedVote): string | null {
  const isDocument = url !== null && /^\/[\w-]+\/docs\/[^\\]*$/.test(url);
  return isDocument && problem !== "page" ? url : null;
}
