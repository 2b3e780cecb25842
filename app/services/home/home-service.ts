import type { FeaturedContributor, HomeData, NewsItem } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";

export interface HomeService {
  readHome(locale: Locale): HomeData;
  /** The JSON twin: `{hyData, pageTitle, url, renderer}` as text with its ETag. */
  readHomeJson(locale: Locale): { json: string; etag: string };
}

/** What others may contribute to the home page; each may be missing. */
export interface HomeSources {
  /** Newest first. */
  listNews?(locale: Locale): NewsItem[];
  findFeaturedContributor?(locale: Locale): FeaturedContributor | null;
}
