import type { MouseEvent } from "react";
import { useLocale } from "~/l10n/locale-context";
import styles from "./flag-form.module.css";
import type { PlayProblem } from "./loaded-play";
import page from "./play.module.css";

export interface FlagFormProps {
  id: string;
  /** A report that could not be sent, which stays in the form. */
  refused: { reason: string; problem: PlayProblem } | null;
}

const FIELD = "play-reason";
const FAULT = "play-reason-fault";

/** Part of the code's form that reports shared code to the operators; changed code is in the answer. */
export function FlagForm({ id, refused }: FlagFormProps) {
  const { locale, text } = useLocale();
  function cancel({ currentTarget }: MouseEvent) {
    const details = currentTarget.closest("details");
    const field = details?.querySelector("textarea");
    if (!details || !field) return;
    field.value = "";
    details.open = false;
    details.querySelector("summary")?.focus();
  }
  return (
    <details className={styles.flag} open={refused !== null}>
      <summary>{text("play-flag")}</summary>
      <div>
        <input type="hidden" name="shared" value={id} />
        <label htmlFor={FIELD}>{text("play-flag-reason")}</label>
        {/* Above the field: the focus scrolls no further than to its end. */}
        {refused && <p id={FAULT}>{text(`play-problem-${refused.problem}`)}</p>}
        <textarea
          id={FIELD}
          name="reason"
          rows={3}
          maxLength={1000}
          required
          defaultValue={refused?.reason}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, without a script too
          autoFocus={refused !== null}
          aria-invalid={refused?.problem === "reason"}
          aria-describedby={refused ? FAULT : undefined}
        />
        <div>
          <button
            className="button"
            formAction={`/${locale}/play?id=${encodeURIComponent(id)}`}
            name="intent"
            value="flag"
          >
            {text("play-flag-send")}
          </button>
          {/* The summary closes the form where scripts are off. */}
          <button
            type="button"
            className={`button ${page.scripted ?? ""}`}
            onClick={cancel}
          >
            {text("play-cancel")}
          </button>
        </div>
      </div>
    </details>
  );
}
