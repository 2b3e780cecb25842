import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./sidebar-toggle.module.css";

/**
 * Collapses and expands the sidebar's column on wide screens; the state is stored
 * (browser/sidebar/sidebar-column). Shown only where scripts run.
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
      // Set by a press before the script has loaded (browser/early-acts).
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

/** Id of the sidebar, which buttons open and close. */
export const SIDEBAR_ID = "sidebar-quicklinks";
