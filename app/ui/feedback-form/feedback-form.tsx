import type { FeedbackProblem, FeedbackStep } from "~/domain/accounts/feedback";
import { useLocale } from "~/l10n/locale-context";
import { StaticElement } from "~/ui/static-html/static-element";
import { FaultMessage } from "./fault-message";
import { Question, Reasons, Thanks } from "./feedback-steps";
import styles from "./feedback-form.module.css";

export interface FeedbackFault {
  problem: FeedbackProblem;
  /** Null when a retry is pointless. */
  retryAfterSeconds: number | null;
}

export interface FeedbackFormProps {
  /** Path of the document. */
  url: string;
  step: FeedbackStep;
  /** Fault of the vote that was sent last. */
  fault?: FeedbackFault | null;
  /** Reason chosen in that vote. */
  chosenReason?: string | null;
}

/** The current step of the vote, as a form that works without JavaScript. */
export function FeedbackForm({
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
          <FaultMessage {...(fault ?? NO_ANSWER)} isShown={fault !== null} />
          <form method="post" action={`/${locale}/feedback`}>
            <input type="hidden" name="url" value={url} />
            {step === "question" ? (
              <Question />
            ) : (
              <Reasons url={url} chosen={chosenReason} />
            )}
          </form>
        </>
      )}
    </div>
  );
}

/** Hidden in each form, because a browser without a network can ask nobody for it. */
const NO_ANSWER: FeedbackFault = { problem: "unavailable", retryAfterSeconds: null };

export interface FeedbackBoxProps {
  siteName: string;
  /** The form; undefined during hydration, which keeps the server's (ui/static-html). */
  html: string | undefined;
}

/** Box around the form at the end of a document. */
export function FeedbackBox({ siteName, html }: FeedbackBoxProps) {
  const { text } = useLocale();
  return (
    <section
      id="feedback"
      className={styles.box}
      aria-labelledby="feedback-title"
      data-chrome=""
    >
      <h2 id="feedback-title">{text("feedback-title", { site: siteName })}</h2>
      <StaticElement as="div" name="feedback" html={html} />
    </section>
  );
}
