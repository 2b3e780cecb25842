import type { Locale } from "../locales/locale";

/**
 * The folder of a slug's page, below the locale folder: `Web/CSS/:has` becomes
 * `web/css/_colon_has`. Not reversible, because case is lost (content format, section
 * 1.1).
 */
export function toFolder(slug: string): string {
  return slug
    .replaceAll("*", "_star_")
    .replaceAll("::", "_doublecolon_")
    .replaceAll(":", "_colon_")
    .replaceAll("?", "_question_")
    .toLowerCase();
}

/** The slug of a page that has none, from its folder: the same signs, but in lower case. */
export function toSlugOfFolder(folder: string): string {
  return folder
    .replaceAll("_doublecolon_", "::")
    .replaceAll("_star_", "*")
    .replaceAll("_colon_", ":")
    .replaceAll("_question_", "?");
}

const BAD_CHARACTER = /[\s\\<>"|\p{Cc}\p{Cf}]/u;

/** Finds a character that no slug should have, because addresses or file systems lose it, or nobody sees it. */
export function findBadCharacter(slug: string): string | null {
  return BAD_CHARACTER.exec(slug)?.[0] ?? null;
}

/** The path of a documentation page, decoded and without trailing slash. */
export function docUrl(locale: Locale, slug: string): string {
  return `/${locale}/docs/${slug}`;
}

/**
 * Splits a documentation page's path: `/de/docs/Web/CSS` has the slug `Web/CSS`. Null for other paths; the
 * locale is as written, and may be none of the site's.
 */
export function parseDocUrl(path: string): { locale: string; slug: string } | null {
  const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/s.exec(path) ?? [];
  return locale === undefined || slug === undefined ? null : { locale, slug };
}

/** Number of segments: 2 for `Web/CSS`. Faster than to split the slug. */
export function countSegments(slug: string): number {
  let count = 1;
  for (let at = slug.indexOf("/"); at !== -1; at = slug.indexOf("/", at + 1)) count++;
  return count;
}

/** Last segment: `has` of `Web/CSS/has`. */
export function toLeaf(slug: string): string {
  return slug.slice(slug.lastIndexOf("/") + 1);
}

/** Last segment with spaces, the title of a page without one: `Using Fetch` of `Web/API/Using_Fetch`. */
export function toLeafTitle(slug: string): string {
  return toLeaf(slug).replaceAll("_", " ");
}

/** Key of a URL in stores and indexes; look-ups ignore case. */
export function urlKey(url: string): string {
  return url.toLowerCase();
}

/** Link target of a decoded path; escapes `?` and `#`. */
export function toHref(path: string): string {
  return encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23");
}
