import { useText } from "~/l10n/locale-context";
import styles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { focusEditors } from "./focus-editors";

export interface ConfirmDialogProps {
  question: string;
  /** Label of the confirming button. */
  label: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before code is discarded. */
export function ConfirmDialog({
  question,
  label,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const text = useText();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="play-question"
      onClose={onClose}
    >
      <h2 id="play-question">{question}</h2>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            onConfirm();
            dialog.current?.close();
            focusEditors();
          }}
        >
          {label}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text("play-cancel")}
        </button>
      </div>
    </dialog>
  );
}
