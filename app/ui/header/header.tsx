import type { ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { Logo } from "~/ui/logo/logo";
import { MAIN_MENU_ID, MainMenu } from "~/ui/main-menu/main-menu";
import { popoverTarget } from "~/ui/popover";
import { HeaderSearch } from "~/ui/quick-search/header-search";
import styles from "./header.module.css";

export interface HeaderProps {
  siteName: string;
  path: string;
  /** Dark on the home page, whatever the theme. */
  isDark: boolean;
  /** At the end of the row: language on the home page; search, theme, account. */
  children?: ReactNode;
}

/** The site's header: who we are and where one can go. */
export function Header({ siteName, path, isDark, children }: HeaderProps) {
  const text = useText();
  return (
    <header
      className={styles.header}
      data-theme={isDark ? "dark" : undefined}
      data-chrome=""
    >
      <div className={`page-width ${styles.row}`}>
        <Logo siteName={siteName} />
        <MainMenu path={path} />
        <div className={styles.actions}>
          <HeaderSearch siteName={siteName} />
          {children}
        </div>
        <button type="button" className={styles.open} {...popoverTarget(MAIN_MENU_ID)}>
          <Icon name="menu" />
          <span className="visually-hidden">{text("menu-open")}</span>
        </button>
      </div>
    </header>
  );
}
