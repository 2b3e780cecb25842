import { useEffect, useRef, type ReactNode } from "react";
import type { FeedbackStep } from "~/domain/accounts/feedback";
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

/**
 * Moves the focus to what came in the place of a button that was pressed, also when the press was
 * the browser's own and the page has been loaded anew at this step.
 */
function useStepFocus(step: FeedbackStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<FeedbackStep | null>(null);
  useEffect(() => {
    const last = shown.current;
    shown.current = step;
    if (step === (last ?? "question")) return;
    const active = document.activeElement;
    // Elsewhere, the reader is already doing something else.
    if (active !== document.body && !place.current?.contains(active)) return;
    const start = place.current?.querySelector<HTMLElement>("[data-step-start]");
    start?.focus({ preventScroll: last === null });
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
