import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteTheme } from "~/domain/site/site-theme";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { FooterContent } from "~/ui/footer/footer-content";
import { toMenuPlace } from "~/ui/main-menu/list-menu-parts";
import { MenuSections } from "~/ui/main-menu/menu-sections";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { HeaderSearch } from "~/ui/quick-search/header-search";
import { ThemeMenu } from "~/ui/theme/theme-menu";
import { renderMarkup } from "../static-html/render-markup.server";
import type { StaticHtml } from "../static-html/static-element";

/**
 * Menus of one language. Documents need some forty for both kinds of readers, any other page one of
 * its own. A menu takes some 20 kB, so that ten languages stay below 10 MB.
 */
const MAX_MENUS = 50;

export interface StaticPage {
  locale: Locale;
  /** Path of the page. */
  path: string;
  /** The same object as long as it is true (navigation/read-site-facts). */
  site: SiteFacts;
  theme: SiteTheme;
  isSignedIn: boolean;
  hasNews: boolean;
}

/** The strings of one site in one language; menus by what they mark. */
interface SiteStrings extends Omit<StaticHtml, "menu"> {
  menus: LRUCache<string, string>;
}

const kept = new WeakMap<SiteFacts, Map<Locale, SiteStrings>>();

/** The static parts of a page, rendered when they are needed first. */
export function renderStaticHtml(page: StaticPage): StaticHtml {
  const locales = kept.get(page.site) ?? new Map<Locale, SiteStrings>();
  kept.set(page.site, locales);
  const { menus, ...parts } = getOrCreate(locales, page.locale, () => renderParts(page));
  return { ...parts, menu: renderMenu(menus, page) };
}

function renderParts({ locale, site, theme }: StaticPage): SiteStrings {
  return {
    connection: renderConnection(locale),
    footer: renderMarkup(locale, <FooterContent site={site} theme={theme} />),
    search: renderMarkup(locale, <HeaderSearch siteName={site.siteName} />),
    theme: renderMarkup(locale, <ThemeMenu />),
    menus: new LRUCache({ max: MAX_MENUS }),
  };
}

function renderMenu(menus: LRUCache<string, string>, page: StaticPage): string {
  const { isSignedIn, hasNews } = page;
  const key = `${isSignedIn} ${hasNews} ${toMenuPlace(page.path)}`;
  const known = menus.get(key);
  if (known !== undefined) return known;
  const made = renderMarkup(page.locale, <MenuSections {...page} />);
  menus.set(key, made);
  return made;
}

/** Both states of the bar about the network (ui/offline-bar). */
function renderConnection(locale: Locale): string {
  const text = getInterfaceText(locale);
  return renderToStaticMarkup(
    <>
      <p>{text("connection-offline")}</p>
      <p>{text("connection-online")}</p>
    </>,
  );
}
