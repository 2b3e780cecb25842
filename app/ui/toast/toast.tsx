import { type FormEvent, useEffect, useId, useState } from "react";
import { announce } from "~/browser/announce";
import { listenForToasts } from "~/browser/toast-events";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./toast.css?url";

/** Flash message of a form's response, shown on the next page. */
export interface FlashText {
  kind: "success" | "error";
  text: InterfaceMessageId;
  args?: Record<string, string | number> | undefined;
}

/** Message after a form's redirect or from a script, shown until closed. */
export function FlashToast({ flash }: { flash: FlashText | null }) {
  const text = useText();
  const { message, isImportant, close } = useMessage(
    flash && text(flash.text, flash.args),
    flash?.kind === "error",
  );
  if (message === null) return null;
  return (
    <Toast
      // Each message is announced already: in the live region of another one, it would be read out twice.
      key={message}
      isImportant={isImportant}
      mainText={message}
      closeHandler={close}
    />
  );
}

/**
 * Starts with the server's message, if any; scripts add others (browser/toast-events).
 */
function useMessage(first: string | null, isImportant: boolean) {
  const [message, setMessage] = useState(first);
  const isFirst = message === first;
  useEffect(() => {
    // Screen readers do not read out a live region that is in the initial page.
    if (first !== null) announce(first);
    return listenForToasts(setMessage);
  }, [first]);
  return {
    message,
    isImportant: isFirst && isImportant,
    close: () => setMessage(null),
  };
}

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
  function close(event: FormEvent) {
    event.preventDefault();
    closeHandler();
  }
  return (
    <div ref={leaveRoom} role={isImportant ? "alert" : "status"} data-chrome="">
      <link rel="stylesheet" href={styles} />
      <dialog
        open
        className="toast"
        data-important={isImportant || undefined}
        aria-labelledby={id}
      >
        <p id={id} className="toast-text">
          <span className={shortText ? "toast-main" : undefined}>{mainText}</span>
          {shortText && <span className="toast-short">{shortText}</span>}
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

/**
 * The page scrolls whatever takes the focus above the message (styles/base.css), from the
 * moment the message is in the page on, because the focus may move next.
 */
function leaveRoom(message: Element | null): void {
  const { style } = document.documentElement;
  if (message) style.setProperty("--room-below", "8rem");
  else style.removeProperty("--room-below");
}

function ToastButton({ buttonText, buttonHandler }: ToastProps) {
  if (!buttonText || !buttonHandler) return null;
  return (
    <button type="button" className="button" onClick={buttonHandler}>
      {buttonText}
    </button>
  );
}
