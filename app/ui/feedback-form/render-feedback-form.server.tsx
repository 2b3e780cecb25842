import type { FeedbackProblem, FeedbackStep } from "~/domain/accounts/feedback";
import { DEFAULT_LOCALE, parsePathLocale, type Locale } from "~/domain/locales/locale";
import { useLocale, useText } from "~/l10n/locale-context";
import { renderMarkup } from "~/ui/static-html/render-markup.server";
import styles from "./feedback-form.module.css";
import { Question, Reasons, Thanks } from "./feedback-steps.server";

const SECONDS_PER_MINUTE = 60;

interface FeedbackFault {
  problem: FeedbackProblem;
  /** Null when a retry is pointless. */
  retryAfterSeconds: number | null;
}

interface FeedbackFormProps {
  /** Path of the document. */
  url: string;
  step: FeedbackStep;
  /** Fault of the vote that was sent last. */
  fault?: FeedbackFault | null;
  /** Reason chosen in that vote. */
  chosenReason?: string | null;
}

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

/**
 * HTML of a vote that was not stored, in the language of the page around it: the form as it was submitted
 * with the fault, or the fault alone.
 */
export function renderFailedVote(failure: FailedVote, locale: Locale): string {
  const { problem, retryAfterSeconds, fields } = failure;
  const fault = { problem, retryAfterSeconds };
  const url = findVotedPage(failure);
  if (url === null) return renderMarkup(locale, <FaultMessage {...fault} />);
  const step = fields.vote === "no" ? "reason" : "question";
  const form = { url, step, fault, chosenReason: fields.reason } as const;
  return renderMarkup(locale, <FeedbackForm {...form} />);
}

/**
 * Path of the document that the vote is about; null when it is of no such page. Accepts document paths of
 * this site only; `//host` and `/\host` would lead elsewhere.
 */
export function findVotedPage({ problem, fields: { url } }: FailedVote): string | null {
  const isDocument = url !== null && /^\/[\w-]+\/docs\/[^\\]*$/.test(url);
  return isDocument && problem !== "page" ? url : null;
}

/** The current step of the vote, as a form that works without JavaScript. */
function FeedbackForm({
  url,
  step,
  fault = null,
  chosenReason = null,
}: FeedbackFormProps) {
  const { locale } = useLocale();
  return (
    <div className={styles.step} data-step={step}>
      {step === "thanks" ? (
        <Thanks />
      ) : (
        <>
          {fault && <FaultMessage {...fault} />}
          <form method="post" action={`/${locale}/feedback`}>
            <input type="hidden" name="url" value={url} />
            {step === "question" ? <Question /> : <Reasons chosen={chosenReason} />}
          </form>
        </>
      )}
    </div>
  );
}

/** Error message above the form of a vote. */
function FaultMessage({ problem, retryAfterSeconds }: FeedbackFault) {
  const text = useText();
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE));
  return <p role="alert">{text(`feedback-fault-${problem}`, { minutes })}</p>;
}
