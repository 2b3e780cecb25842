import { useEffect, useRef, type ReactNode } from "react";
import type { FeedbackStep } from "~/domain/accounts/feedback";
import { useLocale } from "~/l10n/locale-context";
import { FaultMessage } from "./fault-message";
import { Question, Reasons, Thanks } from "./feedback-steps";
import { useFeedback, type FeedbackFault } from "./use-feedback";
import styles from "./feedback-form.module.css";

export interface FeedbackFormProps {
  /** Path of the document. */
  url: string;
  step: FeedbackStep;
  /** Fault of the vote that led to this page load. */
  fault?: FeedbackFault | null;
  /** Reason chosen in that vote. */
  chosenReason?: string | null;
}

/** The current step of the vote, as a form that works without JavaScript. */
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
          aria-busy={vote.isPending || undefined}
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
 * Focuses the content that replaced a pressed button, also after a native submit that
 * reloaded the page at this step.
 */
function useStepFocus(step: FeedbackStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<FeedbackStep | null>(null);
  useEffect(() => {
    const last = shown.current;
    shown.current = step;
    if (step === (last ?? "question")) return;
    const active = document.activeElement;
    // The focus is elsewhere, so the reader has moved on.
    if (active !== document.body && !place.current?.contains(active)) return;
    const start = place.current?.querySelector<HTMLElement>("[data-step-start]");
    start?.focus({ preventScroll: last === null });
  }, [step]);
  return place;
}

/** Box around the form at the end of a document. */
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
