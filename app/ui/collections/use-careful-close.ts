import type { SyntheticEvent } from "react";
import { hasUnsavedText } from "~/browser/unsaved-text";
import { useText } from "~/l10n/locale-context";

/**
 * Guards a dialog with text fields against closing by Escape or a press outside: asks
 * before discarding typed text, and refuses while the form is pending.
 */
export function useCarefulClose(isPending: boolean) {
  const text = useText();
  function mayClose(dialog: HTMLDialogElement): boolean {
    if (isPending) return false;
    return !hasUnsavedText(dialog) || confirm(text("collection-discard"));
  }
  /** Handler of the `cancel` event, which Escape fires. */
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    // The dialog may be nested in another one.
    event.stopPropagation();
    if (event.target !== event.currentTarget) return;
    if (!mayClose(event.currentTarget)) event.preventDefault();
  }
  return { mayClose, handleCancel };
}
