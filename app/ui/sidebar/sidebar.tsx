import { useCallback, useEffect } from "react";
import { moveSidebar } from "~/browser/sidebar/sidebar-current";
import { rememberSidebar, restoreSidebar } from "~/browser/sidebar/sidebar-memory";
import { toHref } from "~/domain/documents/slug";
import { useText } from "~/l10n/locale-context";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { Icon } from "~/ui/icon/icon";
import { POPOVER, popoverTarget } from "~/ui/popover";
import { StaticElement } from "~/ui/static-html/static-element";
import "./area-icons.css";
import {
  SidebarFilter,
  type SidebarFilterProps,
  type SidebarFilterState,
} from "./sidebar-filter";
// Browsers get the styles of server-only parts from here.
import "./sidebar-filter.module.css";
import { SIDEBAR_ID } from "./sidebar-toggle";
import listStyles from "./sidebar-list.module.css";
import styles from "./sidebar.module.css";

const HEAD = { "data-sidebar-head": "" };

export interface SidebarProps {
  /** Undefined where the page has it already: during hydration, and after the last page. */
  html: string | undefined;
  /** The part above the links as HTML, where it is rendered beforehand. */
  headHtml?: string | undefined;
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
export function Sidebar({ html, headHtml, ...page }: SidebarProps) {
  const { macro, path, filter } = page;
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
  // The sidebar stays for the next page that has it.
  useEffect(() => moveSidebar(toHref(path)), [path]);
  return (
    <div
      id={SIDEBAR_ID}
      slot="sidebar"
      className={`paint-whole ${styles.sidebar}`}
      {...POPOVER}
      data-chrome=""
      data-overlay=""
      data-macro={macro}
      ref={keepState}
    >
      <nav aria-label={text("sidebar-label")}>
        <StaticElement
          as="div"
          name="sidebar-head"
          className={styles.head}
          attributes={HEAD}
          html={headHtml}
        >
          {import.meta.env.SSR && <SidebarHead path={path} filter={filter} />}
        </StaticElement>
        <HtmlBlock id="sidebar-body" className={listStyles.list} html={html} />
      </nav>
    </div>
  );
}

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
