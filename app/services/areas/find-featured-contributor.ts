import type { ContentStore } from "~/content-store/content-store";
import type { FeaturedContributor } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import { localizeUrl } from "./localize";

/** Finds the first featured profile. */
export function findFeaturedContributor(
  store: Pick<ContentStore, "listAreaPages">,
  locale: Locale,
): FeaturedContributor | null {
  const featured = store.listAreaPages("spotlight").find(({ facts }) => facts.isFeatured);
  if (!featured) return null;
  const { contributorName, quote } = featured.facts;
  return { url: localizeUrl(featured.url, locale), contributorName, quote };
}
