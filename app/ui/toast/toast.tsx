import { useEffect, useId, type FormEvent } from "react";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./toast.module.css";

export interface ToastProps {
  /** Announced at once, and highlighted. */
  isImportant?: boolean;
  mainText: string;
  /** Replaces the main text on small screens. */
  shortText?: string;
  /** Action button; needs both text and handler. */
  buttonText?: string;
  buttonHandler?: () => void;
  /** Called when the toast is closed. */
  closeHandler: () => void;
}

/**
 * A message over the page that stays until closed. The close button submits the dialog's
 * native form, so that a message from the server can be closed without JavaScript.
 */
export function Toast(props: ToastProps) {
  const { isImportant = false, mainText, shortText, closeHandler } = props;
  const text = useText();
  const id = useId();
  useEffect(leaveRoom, []);
  function close(event: FormEvent) {
    event.preventDefault();
    closeHandler();
  }
  return (
    <div role={isImportant ? "alert" : "status"} data-chrome="">
      <dialog
        open
        className={styles.toast}
        data-important={isImportant || undefined}
        aria-labelledby={id}
      >
        <p id={id} className={styles.text}>
          <span className={shortText ? styles.main : undefined}>{mainText}</span>
          {shortText && <span className={styles.short}>{shortText}</span>}
        </p>
        <ToastButton {...props} />
        <form method="dialog" onSubmit={close}>
          <button type="submit" className="icon-button">
            <Icon name="close" size={18} />
            <span className="visually-hidden">{text("toast-close")}</span>
          </button>
        </form>
      </dialog>
    </div>
  );
}

/** Marks the page, whose focus is scrolled above the message (toast.module.css). */
function leaveRoom(): () => void {
  const { dataset } = document.documentElement;
  dataset["toast"] = "";
  return () => delete dataset["toast"];
}

function ToastButton({ buttonText, buttonHandler }: ToastProps) {
  if (!buttonText || !buttonHandler) return null;
  return (
    <button type="button" className="button" onClick={buttonHandler}>
      {buttonText}
    </button>
  );
}
