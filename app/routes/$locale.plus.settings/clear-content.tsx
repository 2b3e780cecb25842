import { useState } from "react";
import { useLocale } from "~/l10n/locale-context";
import buttons from "./settings.module.css";
import styles from "./offline-content.module.css";

/** The button that removes all offline content, and the question before it does. */
export function ClearContent({ onClear }: { onClear(): void }) {
  const { text } = useLocale();
  /** Null until the question was shown: the button takes the focus only when it comes back. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  if (!isAsking)
    return (
      <button
        type="button"
        className={`button ${buttons.danger}`}
        ref={isAsking === null ? undefined : takeFocus}
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
          ref={takeFocus}
          onClick={() => setAsking(false)}
        >
          {text("settings-cancel")}
        </button>
      </p>
    </div>
  );
}

/** Question and button replace each other, and one of them had the focus. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
