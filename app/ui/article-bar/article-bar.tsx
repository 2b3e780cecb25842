import type { ReactNode } from "react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { useText } from "~/l10n/locale-context";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
// Browsers get the styles of server-only parts from here.
import "~/ui/breadcrumbs/breadcrumbs.module.css";
import { Icon } from "~/ui/icon/icon";
import { popoverTarget } from "~/ui/popover";
import { SIDEBAR_ID, SidebarToggle } from "~/ui/sidebar/sidebar-toggle";
import "~/ui/sidebar/sidebar-toggle.module.css";
import { StaticElement } from "~/ui/static-html/static-element";
import { ArticleActions } from "./article-actions";
import styles from "./article-bar.module.css";

export interface BarStartProps {
  parents: readonly BreadcrumbLink[];
  hasSidebar: boolean;
}

export interface ArticleBarProps extends BarStartProps {
  /** The start of the bar as HTML, where it is rendered beforehand. */
  barHtml?: string | undefined;
  /** Actions at the end of the bar, such as the language menu. */
  children?: ReactNode;
}

/** Slim bar below the header: sidebar button, breadcrumbs, actions. */
export function ArticleBar({ barHtml, children, ...start }: ArticleBarProps) {
  return (
    <div className={`paint-whole ${styles.bar}`} data-article-bar="" data-chrome="">
      <div className={`page-width ${styles.row}`}>
        <StaticElement as="div" name="bar" html={barHtml}>
          {import.meta.env.SSR && <BarStart {...start} />}
        </StaticElement>
        {children && <ArticleActions>{children}</ArticleActions>}
      </div>
    </div>
  );
}

/** Buttons of the sidebar, and breadcrumbs. */
export function BarStart({ parents, hasSidebar }: BarStartProps) {
  const text = useText();
  return (
    <>
      {hasSidebar && (
        <button
          type="button"
          className={`icon-button ${styles.toggle}`}
          {...popoverTarget(SIDEBAR_ID)}
        >
          <Icon name="sidebar" size={18} />
          <span className="visually-hidden">{text("sidebar-expand")}</span>
        </button>
      )}
      {hasSidebar && <SidebarToggle />}
      <Breadcrumbs parents={parents} />
    </>
  );
}
