import { parseUrl } from "~/domain/http/parse-url";
import { urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { splitHash } from "../../core/urls";

/** Returns a page's address in its own case; null without such a page. */
export type FindUrl = (url: string) => string | null;

/** Returns the fault of an old path in a locale's file; null for a valid one. */
export function findFromFault(
  from: string,
  locale: Locale,
  findUrl: FindUrl,
): string | null {
  const parts = from.split("/");
  if (!from.startsWith("/")) return `"${from}" does not begin with /`;
  if (parts.length < 4 || parts[2] !== "docs" || !parts[3])
    return `"${from}" is not /{locale}/docs/…`;
  if (urlKey(parts[1] ?? "") !== urlKey(locale))
    return `"${from}" is not of the locale ${locale}`;
  if (/[\t\n\r]/.test(from)) return `"${from}" contains a tab or line end`;
  if (from.includes("#")) return `"${from}" contains #`;
  return findUrl(from) === null ? null : `"${from}" is a page`;
}

/** Returns the fault of a target in a locale's file; null for a valid one. */
export function findToFault(to: string, locale: Locale, findUrl: FindUrl): string | null {
  if (to.includes("://"))
    return to.startsWith("https://") && parseUrl(to)
      ? null
      : `"${to}": we only redirect to https://`;
  const [, written = "", docs] = to.split("/");
  const target = parseLocale(written);
  if (!to.startsWith("/") || target === null || /[\t\n\r]/.test(to))
    return `"${to}" has to be external (https://) or start with /{locale}/`;
  if (target !== locale && target !== DEFAULT_LOCALE)
    return `"${to}" leads into another locale than ${[...new Set([locale, DEFAULT_LOCALE])].join(" or ")}`;
  if (docs === "") return null;
  const { path } = splitHash(to);
  return findUrl(path) === path ? null : `"${to}" is not the address of a page`;
}
