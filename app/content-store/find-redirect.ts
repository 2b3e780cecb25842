import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";

interface RedirectLookup {
  /** Returns the target of the redirect from exactly this URL. */
  findOwn(url: string): string | null;
  findCanonicalUrl(url: string): string | null;
}

/**
 * Finds a redirect; falls back to that of en-US, mapped to the locale's own page where one exists. The target has the
 * case of its page. A redirect from a page that exists in en-US leads nobody away, in any locale.
 */
export function findRedirect(
  url: string,
  { findOwn, findCanonicalUrl }: RedirectLookup,
): string | null {
  const own = findOwn(url);
  if (own !== null) return toStoredCase(own, findCanonicalUrl);
  const [, locale, rest] = /^\/([^/]+)(\/.*)$/.exec(url) ?? [];
  const known = locale === undefined ? null : parseLocale(locale);
  if (known === null || known === DEFAULT_LOCALE || rest === undefined) return null;
  const english = findOwn(`/${DEFAULT_LOCALE}${rest}`);
  if (english === null || findCanonicalUrl(`/${DEFAULT_LOCALE}${rest}`) !== null)
    return null;
  if (english === `/${DEFAULT_LOCALE}/`) return `/${known}/`;
  if (!english.startsWith(`/${DEFAULT_LOCALE}/docs/`)) return english;
  return toStoredCase(english, (path) => {
    const localized = `/${known}${path.slice(DEFAULT_LOCALE.length + 1)}`;
    return findCanonicalUrl(localized) ?? findCanonicalUrl(path);
  });
}

/** Replaces the path of a target by that of its page, and keeps the fragment. */
function toStoredCase(
  target: string,
  findUrl: RedirectLookup["findCanonicalUrl"],
): string {
  const [path = "", hash] = target.split("#", 2);
  const url = findUrl(path) ?? path;
  return hash === undefined ? url : `${url}#${hash}`;
}
