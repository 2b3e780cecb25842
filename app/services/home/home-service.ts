import type { AreaKind } from "~/domain/areas/area-page";
import type {
  FeaturedContributor,
  HomeData,
  NewsItem,
  Showcase,
} from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import type { ContentCounts } from "./count-content";

export interface HomeService {
  readHome(locale: Locale): HomeData;
  /** Counts of the current content, made once per store. */
  readCounts(): ContentCounts;
  /** Null when the content has no example that fits. */
  findShowcase(locale: Locale): Showcase | null;
  /** Lists the areas that contain samples, which are neither news nor people. */
  listSampleAreas(): readonly AreaKind[];
  /** Returns the JSON, `{hyData, pageTitle, url, renderer}`, as text with its ETag. */
  readHomeJson(locale: Locale): { json: string; etag: string };
}

/** Optional data of other services for the home page. */
export interface HomeSources {
  /** Lists news, newest first. */
  listNews?(locale: Locale): NewsItem[];
  findFeaturedContributor?(locale: Locale): FeaturedContributor | null;
}
