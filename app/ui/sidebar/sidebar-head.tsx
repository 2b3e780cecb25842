import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { popoverTarget } from "~/ui/popover";
import { SidebarFilter, type SidebarFilterProps } from "./sidebar-filter";
import { SIDEBAR_ID } from "./sidebar-id";
import styles from "./sidebar.module.css";

/** Above the sidebar: the drawer's button to close it, and the filter. */
export function SidebarHead(filter: SidebarFilterProps) {
  const text = useText();
  return (
    <>
      <button
        type="button"
        className={styles.close}
        {...popoverTarget(SIDEBAR_ID, "hide")}
      >
        <Icon name="close" size={18} />
        {text("sidebar-collapse")}
      </button>
      <SidebarFilter {...filter} />
    </>
  );
}
