import type { Locale } from "~/domain/locales/locale";

/** Whether the page exists in another language; a page may list its own language too. */
export function hasOtherLanguages(
  locale: Locale,
  translations: readonly { locale: Locale }[],
): boolean {
  return translations.some((translation) => translation.locale !== locale);
}
