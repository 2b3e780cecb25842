import type { MetaDescriptor } from "@remix-run/react";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/site/to-address";

/**
 * One link per language of the page, its own included; none for a page in one language.
 * Languages have no region, except where two regions share a language.
 */
export function listAlternates(
  path: string,
  locale: Locale,
  { locales, origin }: { locales: readonly Locale[]; origin: string },
): MetaDescriptor[] {
  const all = [...new Set([locale, ...locales])];
  if (all.length < 2) return [];
  const rest = path.slice(locale.length + 1);
  const toLink = (hrefLang: string, each: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: toAddress(origin, `/${each}${rest}`),
  });
  const links = all.map((each) => toLink(toHrefLang(each, all), each));
  return all.includes(DEFAULT_LOCALE)
    ? [...links, toLink("x-default", DEFAULT_LOCALE)]
    : links;
}

function toHrefLang(locale: Locale, all: readonly Locale[]): string {
  const language = toLanguage(locale);
  const isAlone = all.filter((each) => toLanguage(each) === language).length === 1;
  return isAlone ? language : locale;
}

function toLanguage(locale: Locale): string {
  return locale.split("-", 1)[0] ?? locale;
}
