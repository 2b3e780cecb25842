import { useText } from "~/l10n/locale-context";
import type { FeedbackFault } from "./feedback-form.server";

const SECONDS_PER_MINUTE = 60;

/** Error message above the form of a vote. */
export function FaultMessage({ problem, retryAfterSeconds }: FeedbackFault) {
  const text = useText();
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE));
  return <p role="alert">{text(`feedback-fault-${problem}`, { minutes })}</p>;
}
