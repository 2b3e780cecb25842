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
  /** Finished HTML; undefined while React takes over what the server sent. */
  html: string | undefined;
  /** Name of the sidebar's definition, for counting. */
  macro: string | null;
  /** Path of the page. */
  path: string;
  /** What the server has filtered by; null when it has not. */
  filter: SidebarFilterState | null;
}

/**
 * The neighbours of the page. A sticky column with its own scroll; under 769 px a drawer that
 * the article bar's button opens: the browser does that, by way of `popover`.
 */
export function Sidebar({ html, macro, path, filter }: SidebarProps) {
  const text = useText();
  // A ref runs before the new page is painted, and once more before the old one goes.
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
