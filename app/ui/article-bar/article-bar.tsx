import type { ReactNode } from "react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { useText } from "~/l10n/locale-context";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Icon } from "~/ui/icon/icon";
import { popoverTarget } from "~/ui/popover";
import { SIDEBAR_ID } from "~/ui/sidebar/sidebar";
import { SidebarToggle } from "~/ui/sidebar/sidebar-toggle";
import { ArticleActions } from "./article-actions";
import styles from "./article-bar.module.css";

export interface ArticleBarProps {
  parents: readonly BreadcrumbLink[];
  hasSidebar: boolean;
  /** Actions at the end of the bar, such as the language menu. */
  children?: ReactNode;
}

/** Slim bar below the header: sidebar button, breadcrumbs, actions. */
export function ArticleBar({ parents, hasSidebar, children }: ArticleBarProps) {
  const text = useText();
  return (
    <div className={`paint-whole ${styles.bar}`} data-article-bar="" data-chrome="">
      <div className={`page-width ${styles.row}`}>
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
        {children && <ArticleActions>{children}</ArticleActions>}
      </div>
    </div>
  );
}
