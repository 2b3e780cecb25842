import { parseLocale, type Locale } from "~/domain/locales/locale";

/** The language of the page at this path, unless it is the language that is shown. */
export function findOtherLanguage(path: string, shown: Locale): Locale | undefined {
  const [, segment = ""] = path.split("/");
  const locale = parseLocale(segment) ?? undefined;
  return locale === shown ? undefined : locale;
}
