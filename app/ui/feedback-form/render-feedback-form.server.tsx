import {
  type FeedbackProblem,
  type FeedbackStep,
  listFeedbackReasons,
} from "~/domain/accounts/feedback";
import { toWaitMinutes } from "~/domain/locales/durations";
import { DEFAULT_LOCALE, type Locale, parsePathLocale } from "~/domain/locales/locale";
import { toDashed } from "~/domain/text/strings";
import { useLocale, useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { renderMarkup } from "~/ui/static-html/render-markup.server";
import styles from "./feedback-form.module.css";
import stepStyles from "./feedback-steps.css?url";

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
      {(fault || step !== "question") && <link rel="stylesheet" href={stepStyles} />}
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
  const minutes = toWaitMinutes(retryAfterSeconds ?? 0);
  return <p role="alert">{text(`feedback-fault-${problem}`, { minutes })}</p>;
}

/** First step; each button submits the vote. */
function Question() {
  const text = useText();
  return (
    <fieldset className={styles.group}>
      <legend data-step-start="" tabIndex={-1}>
        {text("feedback-question")}
      </legend>
      <div className={styles.buttons}>
        <button className="button" name="vote" value="yes">
          {text("feedback-yes")}
        </button>
        <button className="button" name="vote" value="no">
          {text("feedback-no")}
        </button>
      </div>
    </fieldset>
  );
}

/** Second step after a stored "no": the reasons, by the language of the page. */
function Reasons({ chosen }: { chosen: string | null }) {
  const { locale, text } = useLocale();
  const reasons = listFeedbackReasons(locale);
  return (
    <fieldset className={styles.group}>
      <legend data-step-start="" tabIndex={-1}>
        {text("feedback-reason-question")}
      </legend>
      <input type="hidden" name="vote" value="no" />
      <div className="feedback-reasons">
        {reasons.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={reason === chosen}
            />
            {text(`feedback-reason-${toDashed(reason)}`)}
          </label>
        ))}
      </div>
      <button className="button">{text("feedback-submit")}</button>
    </fieldset>
  );
}

function Thanks() {
  const text = useText();
  return (
    <p className="feedback-thanks" data-step-start="" tabIndex={-1}>
      <Icon name="heart" />
      {text("feedback-thanks")}
    </p>
  );
}
