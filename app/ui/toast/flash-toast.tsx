import { useState } from "react";
import { useText } from "~/l10n/locale-context";
import { Toast } from "./toast";
import type { InterfaceMessageId } from "~/domain/message-ids";

/** What a form's answer left for the next page to say. */
export interface FlashText {
  kind: "success" | "error";
  text: InterfaceMessageId;
  args?: Record<string, string | number> | undefined;
}

/** The message of a form that was answered with a redirect, shown until it is closed. */
export function FlashToast({ flash }: { flash: FlashText | null }) {
  const text = useText();
  const [closed, setClosed] = useState<FlashText | null>(null);
  if (!flash || flash === closed) return null;
  return (
    <Toast
      isImportant={flash.kind === "error"}
      mainText={text(flash.text, flash.args)}
      closeHandler={() => setClosed(flash)}
    />
  );
}
