import type { SyntheticEvent } from "react";
import { hasUnsavedText } from "~/browser/unsaved-text";
import { useText } from "~/l10n/locale-context";

/**
 * For dialogs with text fields: whether one may be closed by Escape or a press beside it. Asks
 * first when typed text would be lost; a dialog whose form is under way stays.
 */
export function useCarefulClose(isPending: boolean) {
  const text = useText();
  function mayClose(dialog: HTMLDialogElement): boolean {
    if (isPending) return false;
    return !hasUnsavedText(dialog) || confirm(text("collection-discard"));
  }
  /** For the `cancel` event, which Escape causes. */
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    // It may stand in another dialog.
    event.stopPropagation();
    if (event.target !== event.currentTarget) return;
    if (!mayClose(event.currentTarget)) event.preventDefault();
  }
  return { mayClose, handleCancel };
}
