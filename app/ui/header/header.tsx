import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AccountFacts } from "~/domain/accounts/user";
import { LOCALES } from "~/domain/locales/locale";
import { useText } from "~/l10n/locale-context";
import { AccountArea } from "~/ui/account-area/account-area";
import { Icon } from "~/ui/icon/icon";
import { getLogoVariant, Logo } from "~/ui/logo/logo";
import { MAIN_MENU_ID, MainMenu } from "~/ui/main-menu/main-menu";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { popoverTarget } from "~/ui/popover";
import { HeaderSearch } from "~/ui/quick-search/header-search";
import { StaticElement } from "~/ui/static-html/static-element";
import { THEME_FORM_ID, ThemeMenu } from "~/ui/theme/theme-menu";
// Browsers get the styles of server-only parts from here.
import "~/ui/theme/theme-menu.module.css";
import "~/ui/quick-search/quick-search.module.css";
import styles from "./header.module.css";

/** Paths of the home page, which is `/` too where the operator wants that, and the landing page of Plus. */
const DARK_PAGES = new RegExp(`^/(?:(?:${LOCALES.join("|")})/(?:plus)?)?$`);

export interface HeaderProps {
  site: SiteFacts;
  account: AccountFacts;
  /**
   * Content before the theme menu: the search, and the language menu on the home page.
   */
  children?: ReactNode;
}

/** Header of the site, with a dark theme on two pages in any theme. */
export function Header({ site, account: facts, children }: HeaderProps) {
  const text = useText();
  const { pathname, search } = useLocation();
  const account = site.features.includes("accounts") && (
    <AccountArea site={site} account={facts} next={pathname + search} />
  );
  return (
    <header
      className={`paint-whole ${styles.header}`}
      data-theme={isDarkPage(pathname) ? "dark" : undefined}
      data-chrome=""
    >
      <div className={`page-width ${styles.row}`}>
        <Logo
          siteName={site.siteName}
          variant={getLogoVariant(pathname)}
          pictures={site.look?.logo ?? null}
        />
        <MainMenu
          path={pathname}
          site={site}
          isSignedIn={facts.user !== null}
          hasNews={facts.user?.hasNews ?? false}
        >
          {account}
        </MainMenu>
        <div className={styles.actions}>
          <StaticElement as="div" name="search">
            {import.meta.env.SSR && <HeaderSearch siteName={site.siteName} />}
          </StaticElement>
          {children}
          <input
            form={THEME_FORM_ID}
            type="hidden"
            name="next"
            value={pathname + search}
          />
          <StaticElement as="div" name="theme">
            {import.meta.env.SSR && <ThemeMenu />}
          </StaticElement>
          {account && <div className={styles.account}>{account}</div>}
        </div>
        <button
          type="button"
          className={`icon-button ${styles.open}`}
          title={text("menu-open")}
          {...popoverTarget(MAIN_MENU_ID)}
        >
          <Icon name="menu" />
          <span className="visually-hidden">{text("menu-open")}</span>
        </button>
      </div>
    </header>
  );
}

/** Whether the page at this path has a dark header in any theme. */
export function isDarkPage(path: string): boolean {
  return DARK_PAGES.test(path);
}
