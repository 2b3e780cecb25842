import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { SIDEBAR_ID } from "./sidebar";
import styles from "./sidebar-toggle.module.css";

/**
 * Takes the sidebar's column away and brings it back, where there is room for one; the choice is
 * kept (browser/sidebar-column). Only browsers that run scripts show the button.
 */
export function SidebarToggle() {
  const text = useText();
  return (
    <button
      type="button"
      className={`icon-button ${styles.toggle}`}
      data-sidebar-toggle=""
      aria-controls={SIDEBAR_ID}
      aria-expanded="true"
      // Set by the press that comes before the script (browser/early-acts).
      data-early=""
      suppressHydrationWarning
    >
      <Icon name="sidebar" size={18} />
      <span className="visually-hidden">
        <span className={styles.collapse}>{text("sidebar-collapse")}</span>
        <span className={styles.expand}>{text("sidebar-expand")}</span>
      </span>
    </button>
  );
}
