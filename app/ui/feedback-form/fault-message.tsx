import { useText } from "~/l10n/locale-context";
import type { FeedbackFault } from "./feedback-form";
import styles from "./feedback-form.module.css";

const SECONDS_PER_MINUTE = 60;

/** Error message above the form of a vote. */
export function FaultMessage({
  problem,
  retryAfterSeconds,
  isShown = true,
}: FeedbackFault & { isShown?: boolean }) {
  const text = useText();
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE));
  return (
    <p id="feedback-fault" className={styles.fault} role="alert" hidden={!isShown}>
      {text(`feedback-fault-${problem}`, { minutes })}
    </p>
  );
}
