import type { MetaDescriptor } from "@remix-run/node";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { describePage } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";
import { toWebsite } from "~/ui/head/structured-data";

export interface DescribedHome {
  locale: Locale;
  description: string;
}

/** Head of a home page, which exists in every language. */
export function describeHome(
  { locale, description }: DescribedHome,
  site: SiteFacts,
): MetaDescriptor[] {
  return describePage({
    site,
    locale,
    title: site.siteName,
    description,
    path: `/${locale}/`,
    locales: LOCALES,
    structuredData: [toWebsite(site, locale)],
  });
}
