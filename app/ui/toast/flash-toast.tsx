import { useEffect, useState } from "react";
import { announce } from "~/browser/announce";
import { listenForToasts } from "~/browser/toast-events";
import { useText } from "~/l10n/locale-context";
import { Toast } from "./toast";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

/** What a form's answer left for the next page to say. */
export interface FlashText {
  kind: "success" | "error";
  text: InterfaceMessageId;
  args?: Record<string, string | number> | undefined;
}

/**
 * The message of a form that was answered with a redirect, or that a script has sent: shown until
 * it is closed.
 */
export function FlashToast({ flash }: { flash: FlashText | null }) {
  const text = useText();
  const { message, isImportant, close } = useMessage(
    flash && text(flash.text, flash.args),
    flash?.kind === "error",
  );
  if (message === null) return null;
  return <Toast isImportant={isImportant} mainText={message} closeHandler={close} />;
}

/** Starts with the server's message, if any; scripts bring others (browser/announce). */
function useMessage(first: string | null, isImportant: boolean) {
  const [message, setMessage] = useState(first);
  const isFirst = message === first;
  useEffect(() => {
    // A live region that the page came with is not read out.
    if (first !== null) announce(first);
    return listenForToasts(setMessage);
  }, [first]);
  return {
    message,
    isImportant: isFirst && isImportant,
    close: () => setMessage(null),
  };
}
