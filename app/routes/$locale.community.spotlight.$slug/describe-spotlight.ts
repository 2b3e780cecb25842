import type { MetaDescriptor } from "@remix-run/node";
import { LOCALES, type Locale } from "~/domain/locale";
import { describePage } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";

export interface DescribedSpotlight {
  contributorName: string;
  quote: string;
  url: string;
  locale: Locale;
  image: string;
  profileImgAlt: string;
}

/** The head of a profile; the title is the specification's. */
export function describeSpotlight(
  { contributorName, quote, url, locale, image, profileImgAlt }: DescribedSpotlight,
  site: SiteFacts,
): MetaDescriptor[] {
  return describePage({
    site,
    locale,
    title: `Contributor Spotlight - ${contributorName} - MDN Web Docs`,
    name: contributorName,
    description: quote,
    path: url,
    locales: LOCALES,
    openGraphType: "profile",
    image: { path: image, alt: profileImgAlt },
    breadcrumbs: [
      { uri: `/${locale}/community`, title: "Community" },
      { uri: url, title: contributorName },
    ],
  });
}
