import type { FeedbackStep } from "~/domain/accounts/feedback";
import { useLocale } from "~/l10n/locale-context";
import { FaultMessage, type FeedbackFault } from "./fault-message.server";
import { Question, Reasons, Thanks } from "./feedback-steps.server";
import styles from "./feedback-form.module.css";

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
