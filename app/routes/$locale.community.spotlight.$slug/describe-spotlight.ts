import type { MetaDescriptor } from "@remix-run/node";
import type { ImageSize } from "~/domain/areas/area-doc";
import type { Locale } from "~/domain/locales/locale";
import { describeEnglishPage } from "~/ui/head/describe-english-page";
import type { SiteFacts } from "~/ui/head/read-site";

export interface DescribedSpotlight {
  contributorName: string;
  quote: string;
  url: string;
  locale: Locale;
  image: string;
  hasCommunity: boolean;
  profileImgAlt: string;
  profileImgSize: ImageSize | null;
}

/** Head of a contributor's profile; the title follows the specification. */
export function describeSpotlight(
  spotlight: DescribedSpotlight,
  site: SiteFacts,
): MetaDescriptor[] {
  const { contributorName, quote, url, locale, hasCommunity } = spotlight;
  const { image, profileImgAlt, profileImgSize } = spotlight;
  return describeEnglishPage({
    site,
    title: `Contributor Spotlight - ${contributorName} - MDN Web Docs`,
    name: contributorName,
    description: quote,
    path: url,
    openGraphType: "profile",
    image: { path: image, alt: profileImgAlt, size: profileImgSize },
    breadcrumbs: [
      ...(hasCommunity ? [{ uri: `/${locale}/community`, title: "Community" }] : []),
      { uri: url, title: contributorName },
    ],
  });
}
