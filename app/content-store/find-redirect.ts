import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";

interface RedirectLookup {
  /** Returns the target of the redirect from exactly this URL. */
  findOwn(url: string): string | null;
  findCanonicalUrl(url: string): string | null;
}

/**
 * Finds a redirect; falls back to that of en-US, mapped to the locale's own page where one exists.
 */
export function findRedirect(
  url: string,
  { findOwn, findCanonicalUrl }: RedirectLookup,
): string | null {
  const own = findOwn(url);
  if (own !== null) return own;
  const [, locale, rest] = /^\/([^/]+)(\/.*)$/.exec(url) ?? [];
  const known = locale === undefined ? null : parseLocale(locale);
  if (known === null || known === DEFAULT_LOCALE || rest === undefined) return null;
  const english = findOwn(`/${DEFAULT_LOCALE}${rest}`);
  if (english === null) return null;
  if (!english.startsWith(`/${DEFAULT_LOCALE}/docs/`)) return english;
  const [path = "", hash] = english.split("#", 2);
  const localized = findCanonicalUrl(`/${known}${path.slice(DEFAULT_LOCALE.length + 1)}`);
  if (localized === null) return english;
  return hash === undefined ? localized : `${localized}#${hash}`;
}
