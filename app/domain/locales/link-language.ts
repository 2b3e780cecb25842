import { parsePathLocale, type Locale } from "./locale";

/**
 * Attributes of a link whose title is in the language of its page; none in the language of the page that
 * shows it.
 */
export function describeLinkLanguage(
  url: string,
  ownLocale: Locale,
): { hrefLang?: Locale; lang?: Locale } {
  const locale = parsePathLocale(url);
  return locale && locale !== ownLocale ? { hrefLang: locale, lang: locale } : {};
}
