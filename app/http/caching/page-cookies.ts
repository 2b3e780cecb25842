import {
  HIDDEN_BROWSERS_COOKIE,
  parseHiddenBrowsers,
} from "~/domain/compat/hidden-browsers";
import { parseLocale } from "~/domain/locales/locale";
import { PREFERRED_LOCALE_COOKIE } from "~/domain/locales/preferred-locale";
import { SESSION_COOKIE_NAMES } from "~/domain/accounts/session-cookie";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/site/theme";
import { readCookie } from "../read-cookie";

/**
 * Cookies that change pages, and the values of each that do. The choice of browsers is applied
 * here on the server, since it has to work without a script, and a table without its other
 * columns is also smaller and prints well. Few readers choose, so nearly all still share one
 * page; the others' own copies are found by Vary, in their browsers' caches too.
 */
const PAGE_COOKIES: readonly (readonly [string, (value: string) => boolean])[] = [
  [HIDDEN_BROWSERS_COOKIE, (value) => parseHiddenBrowsers(value).length > 0],
  [THEME_KEY, (value) => toThemeAttribute(parseTheme(value)) !== undefined],
];

/** What one visitor has under way: each also with the prefix that it has over HTTPS. */
const PERSONAL_COOKIES = ["flash", "kept-form", "login"].flatMap((name) => [
  name,
  `__Host-${name}`,
]);

/** Signed in, or so it says: what a page shows of a reader, only the reader may see. */
export function hasSession(header: string | undefined): boolean {
  return SESSION_COOKIE_NAMES.some((name) => readCookie(header, name) !== null);
}

/** A choice that changes pages, by others than the reader's session. */
export function hasPageCookie(header: string | undefined): boolean {
  return PAGE_COOKIES.some(([name, isTelling]) => {
    const value = readCookie(header, name);
    return value !== null && isTelling(value);
  });
}

/** Whether who sends these cookies gets the page of everyone at this path. */
export function isEveryonesPage(header: string | undefined, path: string): boolean {
  if (header === undefined) return true;
  return (
    !hasSession(header) &&
    !hasPageCookie(header) &&
    PERSONAL_COOKIES.every((name) => readCookie(header, name) === null) &&
    !isMovedByLanguage(header, path)
  );
}

/** Who has a language remembered may be led to the page in it. */
function isMovedByLanguage(header: string, path: string): boolean {
  const preferred = parseLocale(readCookie(header, PREFERRED_LOCALE_COOKIE) ?? "");
  return preferred !== null && !path.startsWith(`/${preferred}/`);
}
