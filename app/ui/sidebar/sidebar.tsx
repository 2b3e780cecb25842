import { useCallback } from "react";
import { rememberSidebar, restoreSidebar } from "~/browser/sidebar-memory";
import { useText } from "~/l10n/locale-context";
import "~/ui/area/area-icons.css";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { POPOVER } from "~/ui/popover";
import { StaticElement } from "~/ui/static-html/static-element";
import type { SidebarFilterState } from "./sidebar-filter";
// Browsers get the styles of server-only parts from here.
import "./sidebar-filter.module.css";
import { SidebarHead } from "./sidebar-head";
import { SIDEBAR_ID } from "./sidebar-id";
import styles from "./sidebar.module.css";

const HEAD = { "data-sidebar-head": "" };

export interface SidebarProps {
  /** Undefined during hydration, which keeps the server's HTML. */
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
export function Sidebar({ html, headHtml, macro, path, filter }: SidebarProps) {
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
        <StaticElement
          as="div"
          name="sidebar-head"
          className={styles.head}
          attributes={HEAD}
          html={headHtml}
        >
          {import.meta.env.SSR && <SidebarHead path={path} filter={filter} />}
        </StaticElement>
        <HtmlBlock id="sidebar-body" className={styles.body} html={html} />
      </nav>
    </div>
  );
}
