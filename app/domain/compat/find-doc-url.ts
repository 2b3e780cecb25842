import { DEFAULT_LOCALE, type Locale } from "../locales/locale";

/**
 * Finds the URL of a page that the data set names in a language, else in English; null without
 * either. Keeps the fragment: some features are described in a part of another's page.
 *
 * @param docPath Path without locale: `/docs/Web/API/DOMMatrix#instance_properties`.
 * @param findUrl Returns the URL of a page, as the content has it, or null.
 */
export function findDocUrl(
  docPath: string,
  locale: Locale,
  findUrl: (url: string) => string | null,
): string | null {
  const [path = "", fragment] = docPath.split("#", 2);
  const url = findUrl(`/${locale}${path}`) ?? findUrl(`/${DEFAULT_LOCALE}${path}`);
  return url !== null && fragment ? `${url}#${fragment}` : url;
}
