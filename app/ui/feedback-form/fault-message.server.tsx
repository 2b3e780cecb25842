import type { FeedbackProblem } from "~/domain/accounts/feedback";
import { useText } from "~/l10n/locale-context";

const SECONDS_PER_MINUTE = 60;

export interface FeedbackFault {
  problem: FeedbackProblem;
  /** Null when a retry is pointless. */
  retryAfterSeconds: number | null;
}

/** Error message above the form of a vote. */
export function FaultMessage({ problem, retryAfterSeconds }: FeedbackFault) {
  const text = useText();
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE));
  return <p role="alert">{text(`feedback-fault-${problem}`, { minutes })}</p>;
}
