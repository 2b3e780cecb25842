import { useText } from "~/l10n/locale-context";
import styles from "./shortcuts-button.module.css";

/** Opens the list of shortcuts (browser/reader-choices); without scripts there are none. */
export function ShortcutsButton() {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      data-shortcuts=""
    >
      {text("shortcuts-title")}
    </button>
  );
}
