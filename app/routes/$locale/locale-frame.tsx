import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { announce } from "~/browser/announce";
import { enhancePage, leavePage } from "~/browser/behaviours";
import { readFragment } from "~/browser/lower-case-hash";
import { markMenu } from "~/browser/menus/menu-marks";
import { LOCALES, LOCALE_ROWS } from "~/domain/locales/locale";
import { useLocale, useText } from "~/l10n/locale-context";
import type { loader as rootLoader } from "~/root";
import { useClientLinks, useLinkPrefetch } from "~/ui/client-links/use-client-links";
import { LanguageMenu } from "~/ui/language-menu/language-menu";
import { SiteFrame } from "~/ui/site-frame/site-frame";

const HOME_ROUTES: readonly string[] = ["routes/$locale._index", "routes/_index"];

const ALL_LANGUAGES = LOCALES.map((locale) => ({
  locale,
  title: LOCALE_ROWS[locale].name,
  native: LOCALE_ROWS[locale].name,
}));

/** Frame of a page below a locale, with its browser behaviours. */
export function LocaleFrame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  useClientLinks();
  useLinkPrefetch(pathname);
  usePageChange(pathname);
  useDailyPing(root?.account.user != null, pathname);
  const isHome = HOME_ROUTES.includes(page?.id ?? "");
  // The root's boundary shows the page when its loader failed.
  if (!root) return null;
  return (
    <SiteFrame
      site={root.site}
      area={root.area}
      account={root.account}
      flash={root.flash}
      elements={root.elements}
      hasLanguageMenu={isHome || hasTranslations(page?.data)}
      actions={
        isHome && (
          <LanguageMenu
            path={pathname === "/" ? `/${locale}/` : pathname}
            locale={locale}
            translations={ALL_LANGUAGES}
          />
        )
      }
    >
      {children}
    </SiteFrame>
  );
}

/** After a client navigation: enhances the new page, announces it, and moves the focus to its start. */
function usePageChange(pathname: string) {
  const text = useText();
  const shownPath = useRef(pathname);
  useEffect(() => {
    // Keeps the behaviours out of the server's code, and out of the site for reading offline.
    if (import.meta.env.SSR) return;
    const isNew = shownPath.current !== pathname;
    // Menus opened before hydration stay open.
    if (isNew) {
      leavePage();
      markMenu(pathname);
    }
    enhancePage(text);
    if (!isNew) return;
    shownPath.current = pathname;
    announce(document.title);
    focusStart(readFragment(location.hash) ?? "content");
  }, [pathname, text]);
}

/** Headings can't take the focus by themselves; links and fields stay reachable by the Tab key. */
function focusStart(id: string): void {
  const start = document.getElementById(id);
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

/**
 * Whether this is the data of a document in several languages; false for a missing page.
 */
function hasTranslations(data: unknown): boolean {
  const document = isObject(data) && isObject(data["document"]) ? data["document"] : {};
  const { locale, locales } = document;
  // The list may include the page's own language (ui/language-menu).
  return Array.isArray(locales) && locales.some((each) => each !== locale);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Reports once a day that a signed-in reader is active. */
function useDailyPing(isSignedIn: boolean, pathname: string): void {
  useEffect(() => {
    if (!isSignedIn) return;
    void import("~/browser/whoami/daily-ping")
      .then(({ sendDailyPing }) => {
        sendDailyPing();
      })
      // A failed ping stays silent.
      .catch(() => undefined);
  }, [isSignedIn, pathname]);
}
