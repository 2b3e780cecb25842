import type { ContentStore } from "~/content-store/content-store";
import type { FeaturedContributor } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import { toHref } from "~/domain/documents/slug";
import type { SpotlightCard } from "./areas-service";
import { localizeUrl } from "./localize";

/** Lists all profiles, featured ones first. */
export function listSpotlights(
  store: Pick<ContentStore, "listAreaPages">,
  locale: Locale,
): SpotlightCard[] {
  return store
    .listAreaPages("spotlight")
    .map(({ url, facts: { profileImg, profileImgAlt, ...facts } }) => ({
      ...facts,
      url: localizeUrl(url, locale),
      image: toHref(`${url}/${profileImg}`),
      imageAlt: profileImgAlt,
    }))
    .sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}

export function findFeaturedContributor(
  store: Pick<ContentStore, "listAreaPages">,
  locale: Locale,
): FeaturedContributor | null {
  const featured = listSpotlights(store, locale).find(({ isFeatured }) => isFeatured);
  if (!featured) return null;
  const { url, contributorName, quote } = featured;
  return { url, contributorName, quote };
}
