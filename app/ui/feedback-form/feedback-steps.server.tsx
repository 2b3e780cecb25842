import { listFeedbackReasons } from "~/domain/accounts/feedback";
import { useLocale, useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { toDashed } from "~/domain/text/strings";
import styles from "./feedback-form.module.css";

/** First step; each button submits the vote. */
export function Question() {
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
export function Reasons({ chosen }: { chosen: string | null }) {
  const { locale, text } = useLocale();
  const reasons = listFeedbackReasons(locale);
  return (
    <fieldset className={styles.group}>
      <legend data-step-start="" tabIndex={-1}>
        {text("feedback-reason-question")}
      </legend>
      <input type="hidden" name="vote" value="no" />
      <div className={styles.reasons}>
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

export function Thanks() {
  const text = useText();
  return (
    <p className={styles.thanks} data-step-start="" tabIndex={-1}>
      <Icon name="heart" />
      {text("feedback-thanks")}
    </p>
  );
}
