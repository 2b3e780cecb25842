import type { MetaDescriptor } from "@remix-run/node";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/domain/locale";

export interface DescribedHome {
  locale: Locale;
  siteName: string;
  origin: string;
  description: string;
}

/** The head of a home page: it exists in every language. */
export function describeHome({
  locale,
  siteName,
  origin,
  description,
}: DescribedHome): MetaDescriptor[] {
  const languages: [string, Locale][] = LOCALES.map((each) => [each, each]);
  return [
    { title: siteName },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${origin}/${locale}/` },
    ...[...languages, ["x-default", DEFAULT_LOCALE] as const].map(([hrefLang, each]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: `${origin}/${each}/`,
    })),
    { property: "og:title", content: siteName },
    { property: "og:description", content: description },
    { property: "og:url", content: `${origin}/${locale}/` },
  ];
}
