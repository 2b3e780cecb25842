import { useEffect, type ReactNode } from "react";
import { showNews, showPersonalEntries } from "~/browser/menus/menu-marks";
import { NO_THEME } from "~/domain/site/site-theme";
import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { POPOVER, popoverTarget } from "~/ui/popover";
import { StaticElement } from "~/ui/static-html/static-element";
import { MenuSections } from "./menu-sections";
import styles from "./main-menu.module.css";

export const MAIN_MENU_ID = "main-menu";

export interface MainMenuProps {
  path: string;
  site: SiteFacts;
  isSignedIn?: boolean;
  /** Whether something new touches a page in the reader's collections. */
  hasNews?: boolean;
  /** At the end of the sheet of small screens: the account. */
  children?: ReactNode;
}

/**
 * The main menu: a row of panels on wide screens, a sheet that a button opens on narrow ones.
 * Both are the same elements, and the browser opens them: `details` and `popover`. Arrow keys
 * and hovering are added by browser/menus/menu-keys and browser/menus/menus.
 */
export function MainMenu(props: MainMenuProps) {
  const { path, site, isSignedIn = false, hasNews = false, children } = props;
  const { locale, text } = useLocale();
  useEffect(() => showPersonalEntries(isSignedIn), [isSignedIn]);
  useEffect(() => showNews(hasNews), [hasNews]);
  return (
    <nav
      id={MAIN_MENU_ID}
      className={styles.menu}
      aria-label={text("menu-main")}
      data-overlay=""
      {...POPOVER}
    >
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        title={text("menu-close")}
        {...popoverTarget(MAIN_MENU_ID, "hide")}
      >
        <Icon name="close" />
        <span className="visually-hidden">{text("menu-close")}</span>
      </button>
      <StaticElement as="ul" name="menu" className={styles.sections}>
        {import.meta.env.SSR && (
          <MenuSections
            locale={locale}
            path={path}
            site={site}
            isSignedIn={isSignedIn}
            hasNews={hasNews}
            theme={NO_THEME}
          />
        )}
      </StaticElement>
      {children && <div className={styles.end}>{children}</div>}
    </nav>
  );
}
