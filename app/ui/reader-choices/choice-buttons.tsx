import { useText } from "~/l10n/locale-context";
import styles from "./choice-buttons.module.css";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

/** Opens the list of shortcuts (browser/reader-choices); without scripts there are none. */
export function ShortcutsButton() {
  return <DialogButton textId="shortcuts-title" data-shortcuts="" />;
}

/** Opens the choice of how pages are shown; the page comes as chosen from then on. */
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
      // Set by the press that comes before the script (browser/early-acts).
      data-early=""
      suppressHydrationWarning
      {...marks}
    >
      {text(textId)}
    </button>
  );
}
