import { parseLocale, type Locale } from "~/domain/locales/locale";

/** Language of the page at this path if it differs from the shown one. */
export function findOtherLanguage(path: string, shown: Locale): Locale | undefined {
  const [, segment = ""] = path.split("/");
  const locale = parseLocale(segment) ?? undefined;
  return locale === shown ? undefined : locale;
}
