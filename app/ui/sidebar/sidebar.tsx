import { useCallback } from "react";
import { rememberSidebar, restoreSidebar } from "~/browser/sidebar-memory";
import { useText } from "~/l10n/locale-context";
import "~/ui/area/area-icons.css";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { Icon } from "~/ui/icon/icon";
import { POPOVER, popoverTarget } from "~/ui/popover";
import { SidebarFilter, type SidebarFilterState } from "./sidebar-filter";
import styles from "./sidebar.module.css";

export const SIDEBAR_ID = "sidebar-quicklinks";

export interface SidebarProps {
  /** Undefined during hydration, which keeps the server's HTML. */
  html: string | undefined;
  /** Name of the sidebar's definition, its key in stored state. */
  macro: string | null;
  /** Path of the page. */
  path: string;
  /** Filter applied by the server; null when there is none. */
  filter: SidebarFilterState | null;
}

/**
 * Sidebar of the page: a sticky column with its own scroll; below 769 px a native popover
 * (drawer), opened by a button of the article bar.
 */
export function Sidebar({ html, macro, path, filter }: SidebarProps) {
  const text = useText();
  // A ref callback runs before the new page is painted, and again before the old one is
  // removed.
  const keepState = useCallback(
    (element: HTMLElement | null) => {
      if (element) restoreSidebar(text);
      else rememberSidebar();
    },
    [text],
  );
  return (
    <div
      id={SIDEBAR_ID}
      className={`paint-whole ${styles.sidebar}`}
      {...POPOVER}
      data-chrome=""
      data-overlay=""
      data-macro={macro}
      ref={keepState}
    >
      <nav aria-label={text("sidebar-label")}>
        <div className={styles.head} data-sidebar-head="">
          <button
            type="button"
            className={styles.close}
            {...popoverTarget(SIDEBAR_ID, "hide")}
          >
            <Icon name="close" size={18} />
            {text("sidebar-collapse")}
          </button>
          <SidebarFilter path={path} filter={filter} />
        </div>
        <HtmlBlock id="sidebar-body" className={styles.body} html={html} />
      </nav>
    </div>
  );
}
