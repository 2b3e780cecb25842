import type { Locale } from "../locales/locale";

/**
 * The folder that holds a slug's page, below the locale folder: `Web/CSS/:has` becomes
 * `web/css/_colon_has`. Not reversible, since case is lost (content format, section 1.1).
 */
export function toFolder(slug: string): string {
  return slug
    .replaceAll("*", "_star_")
    .replaceAll("::", "_doublecolon_")
    .replaceAll(":", "_colon_")
    .replaceAll("?", "_question_")
    .toLowerCase();
}

/** The path of a documentation page, decoded and without trailing slash. */
export function docUrl(locale: Locale, slug: string): string {
  return `/${locale}/docs/${slug}`;
}

/** The key under which stores and indexes keep a URL: look-ups ignore case. */
export function urlKey(url: string): string {
  return url.toLowerCase();
}

/** A page's decoded path as a link's target: what would begin a query or a fragment is escaped. */
export function toHref(path: string): string {
  return encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23");
}
