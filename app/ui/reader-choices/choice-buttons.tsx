import { useText } from "~/l10n/locale-context";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import styles from "./choice-buttons.module.css";

/**
 * Button that opens the list of shortcuts (browser/reader-choices); hidden without
 * scripts, as there are no shortcuts.
 */
export function ShortcutsButton() {
  return <DialogButton textId="shortcuts-title" data-shortcuts="" />;
}

/** Button that opens the display settings of pages. */
export function PageOptionsButton() {
  return <DialogButton textId="page-options" data-page-options="" />;
}

function DialogButton({
  textId,
  ...marks
}: {
  textId: InterfaceMessageId;
  [mark: `data-${string}`]: string;
}) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      // Set by a press before the script has loaded (browser/early-acts).
      data-early=""
      suppressHydrationWarning
      {...marks}
    >
      {text(textId)}
    </button>
  );
}
