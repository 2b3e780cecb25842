import { useState } from "react";
import { useLocale } from "~/l10n/locale-context";
import buttons from "./settings.module.css";
import styles from "./offline-content.module.css";

/** The button that removes all offline content, and the question before it does. */
export function ClearContent({ onClear }: { onClear(): void }) {
  const { text } = useLocale();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button
        type="button"
        className={`button ${buttons.danger}`}
        onClick={() => setAsking(true)}
      >
        {text("settings-content-clear")}
      </button>
    );
  return (
    <div className={styles.status} role="group" aria-labelledby="offline-clear-question">
      <p id="offline-clear-question" role="alert">
        {text("settings-content-clear-question")}
      </p>
      <p className={styles.choices}>
        <button
          type="button"
          className={`button ${buttons.danger}`}
          onClick={() => {
            setAsking(false);
            onClear();
          }}
        >
          {text("settings-content-clear")}
        </button>
        <button
          type="button"
          className="button"
          ref={focusFirst}
          onClick={() => setAsking(false)}
        >
          {text("settings-cancel")}
        </button>
      </p>
    </div>
  );
}

/** The question replaces the button that had the focus. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.focus();
}
