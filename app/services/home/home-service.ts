import type { FeaturedContributor, HomeData, NewsItem } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";

export interface HomeService {
  readHome(locale: Locale): HomeData;
  /** Returns the JSON, `{hyData, pageTitle, url, renderer}`, as text with its ETag. */
  readHomeJson(locale: Locale): { json: string; etag: string };
}

/** Optional data of other services for the home page. */
export interface HomeSources {
  /** Lists news, newest first. */
  listNews?(locale: Locale): NewsItem[];
  findFeaturedContributor?(locale: Locale): FeaturedContributor | null;
}
