import type { MetaDescriptor } from "@remix-run/node";
import type { ImageSize } from "~/domain/areas/area-doc";
import type { Locale } from "~/domain/locales/locale";
import { describeEnglishPage } from "~/ui/head/describe-english-page";
import type { SiteFacts } from "~/ui/head/read-site";

export interface DescribedSpotlight {
  contributorName: string;
  pageTitle: string;
  quote: string;
  url: string;
  locale: Locale;
  image: string | null;
  hasCommunity: boolean;
  profileImgAlt: string;
  profileImgSize: ImageSize | null;
}

/** Head of a contributor's profile. */
export function describeSpotlight(
  spotlight: DescribedSpotlight,
  site: SiteFacts,
): MetaDescriptor[] {
  const { contributorName, pageTitle, quote, url, locale, hasCommunity } = spotlight;
  const { image, profileImgAlt, profileImgSize } = spotlight;
  return describeEnglishPage({
    site,
    title: pageTitle,
    name: contributorName,
    description: quote,
    path: url,
    openGraphType: "profile",
    image:
      image === null
        ? undefined
        : { path: image, alt: profileImgAlt, size: profileImgSize },
    breadcrumbs: [
      ...(hasCommunity ? [{ uri: `/${locale}/community`, title: "Community" }] : []),
      { uri: url, title: contributorName },
    ],
  });
}
