import { useEffect, useRef, type ReactNode } from "react";
import type { FeedbackStep } from "~/domain/feedback";
import { useLocale } from "~/l10n/locale-context";
import { FaultMessage } from "./fault-message";
import { Question, Reasons, Thanks } from "./feedback-steps";
import { useFeedback, type FeedbackFault } from "./use-feedback";
import styles from "./feedback-form.module.css";

export interface FeedbackFormProps {
  /** Path of the document that the vote is about. */
  url: string;
  step: FeedbackStep;
  /** What was wrong with the vote that the page was loaded with. */
  fault?: FeedbackFault | null;
  /** The reason that was chosen then. */
  chosenReason?: string | null;
}

/** The current step of the vote, as a form that works by itself. */
export function FeedbackForm({
  url,
  step,
  fault = null,
  chosenReason,
}: FeedbackFormProps) {
  const { locale } = useLocale();
  const vote = useFeedback(step, fault);
  const place = useStepFocus(vote.step);
  return (
    <div ref={place} className={styles.step} data-step={vote.step}>
      {vote.fault && <FaultMessage {...vote.fault} />}
      {vote.step === "thanks" ? (
        <Thanks />
      ) : (
        <form
          method="post"
          action={`/${locale}/feedback`}
          onSubmit={vote.handleSubmit}
          aria-busy={vote.isPending}
        >
          <input type="hidden" name="url" value={url} />
          {vote.step === "question" ? (
            <Question />
          ) : (
            <Reasons url={url} chosen={chosenReason ?? null} />
          )}
        </form>
      )}
    </div>
  );
}

/** What the reader had pressed is gone after a step: focus goes to what came in its place. */
function useStepFocus(step: FeedbackStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>("[data-step-start]")?.focus();
  }, [step]);
  return place;
}

/** The box around the form at the end of a document. */
export function FeedbackBox({
  siteName,
  children,
}: {
  siteName: string;
  children: ReactNode;
}) {
  const { text } = useLocale();
  return (
    <section
      id="feedback"
      className={styles.box}
      aria-labelledby="feedback-title"
      data-chrome=""
      data-live=""
    >
      <h2 id="feedback-title">{text("feedback-title", { site: siteName })}</h2>
      {children}
    </section>
  );
}
