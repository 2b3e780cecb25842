import { useEffect, useState } from "react";
import { announce } from "~/browser/announce";
import { listenForToasts } from "~/browser/toast-events";
import { useText } from "~/l10n/locale-context";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import { Toast } from "./toast";

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
  return <Toast isImportant={isImportant} mainText={message} closeHandler={close} />;
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
