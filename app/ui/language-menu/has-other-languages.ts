import type { Locale } from "~/domain/locales/locale";

/** A page lists itself among its languages: alone it gives nothing to choose from. */
export function hasOtherLanguages(
  locale: Locale,
  translations: readonly { locale: Locale }[],
): boolean {
  return translations.some((translation) => translation.locale !== locale);
}
