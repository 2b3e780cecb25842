import {
  HIDDEN_BROWSERS_COOKIE,
  parseHiddenBrowsers,
} from "~/domain/compat/hidden-browsers";
import { parseLocale } from "~/domain/locales/locale";
import { PREFERRED_LOCALE_COOKIE } from "~/domain/locales/preferred-locale";
import { DISMISSED_COOKIE, parseDismissed } from "~/domain/notices/dismissed";
import { listCookieNames, SESSION_COOKIE_NAMES } from "~/domain/accounts/cookie";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/site/theme";
import { readCookie } from "../cookies/read-cookie";

/**
 * Cookies that change a page's HTML, with a predicate for the values that do. The server applies
 * the choice of browsers, because it must work without JavaScript, and a table with fewer columns
 * is smaller and prints better. Few readers choose, so nearly all share one page; Vary separates
 * the others in browser caches.
 */
const PAGE_COOKIES: readonly (readonly [string, (value: string) => boolean])[] = [
  [HIDDEN_BROWSERS_COOKIE, (value) => parseHiddenBrowsers(value).length > 0],
  [DISMISSED_COOKIE, (value) => parseDismissed(value).length > 0],
  [THEME_KEY, (value) => toThemeAttribute(parseTheme(value)) !== undefined],
];

/** Starts of cookies of one visitor's pending actions; each draft of a form has a name of its own. */
const PERSONAL_COOKIES = ["flash=", "form-draft-"].flatMap(listCookieNames);

/** Tells whether the request carries a session cookie, valid or not. */
export function hasSession(header: string | undefined): boolean {
  return SESSION_COOKIE_NAMES.some((name) => readCookie(header, name) !== null);
}

/** Tells whether a cookie other than the session's changes the page. */
export function hasPageCookie(header: string | undefined): boolean {
  return PAGE_COOKIES.some(([name, isTelling]) => {
    const value = readCookie(header, name);
    return value !== null && isTelling(value);
  });
}

/** Tells whether a request with these cookies gets the shared, public page at this path. */
export function isEveryonesPage(header: string | undefined, path: string): boolean {
  if (header === undefined) return true;
  return (
    !hasSession(header) &&
    !hasPageCookie(header) &&
    !hasPersonalCookie(header) &&
    !isMovedByLanguage(header, path)
  );
}

function hasPersonalCookie(header: string): boolean {
  return header
    .split(";")
    .some((pair) => PERSONAL_COOKIES.some((start) => pair.trim().startsWith(start)));
}

/** Tells whether the remembered language may redirect the request to another locale. */
function isMovedByLanguage(header: string, path: string): boolean {
  const preferred = parseLocale(readCookie(header, PREFERRED_LOCALE_COOKIE) ?? "");
  return preferred !== null && !path.startsWith(`/${preferred}/`);
}
