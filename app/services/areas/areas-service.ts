import type { BlogIndex, BlogMeta, BlogPost } from "~/domain/areas/blog";
import type { CurriculumPage } from "~/domain/areas/curriculum";
import type { GenericPage } from "~/domain/areas/generic-page";
import type { SpotlightPage } from "~/domain/areas/spotlight";
import type { FeaturedContributor, NewsItem } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";

/** A page with all of its sections as one piece of HTML, headings included. */
export interface AreaArticle<Page> {
  page: Page;
  articleHtml: string;
}

/** What a list of profiles tells of each. */
export interface SpotlightCard {
  url: string;
  contributorName: string;
  quote: string;
  isFeatured: boolean;
  /** Path of the picture. */
  image: string;
  imageAlt: string;
}

/** Slugs in any case; compare the page's `url` to know whether to redirect. */
export interface AreasService {
  /** The posts that are out, newest first. */
  listBlogPosts(): BlogMeta[];
  /** A page of the list, counted from 1; null when there are not so many. */
  findBlogIndex(page?: number): BlogIndex | null;
  findBlogPost(slug: string): AreaArticle<BlogPost> | null;
  /** The landing page has an empty slug. */
  findCurriculumPage(slug: string): AreaArticle<CurriculumPage> | null;
  /** `slug` is the path below the locale: `about`, `plus/docs/faq`, `observatory/docs/faq`. */
  findGenericPage(locale: Locale, slug: string): AreaArticle<GenericPage> | null;
  findSpotlight(locale: Locale, slug: string): AreaArticle<SpotlightPage> | null;
  /** Whether the content has this page, by its path below the locale: `about`, `blog`. */
  hasPage(path: string): boolean;
  /** Every profile, the featured ones first. */
  listSpotlights(locale: Locale): SpotlightCard[];
  /** For the home page: the featured profile. */
  findFeaturedContributor(locale: Locale): FeaturedContributor | null;
  /** For the home page: posts that nobody paid for, newest first. */
  listNews(): NewsItem[];
  /** Decoded paths for the sitemap of a locale; what is English everywhere stands in its own. */
  listSitemapEntries(locale: Locale): { path: string; modified: string | null }[];
  /** The JSON twin of the page at this path (content format, 8.4 to 8.7), with its ETag. */
  findAreaJson(path: string): { json: string; etag: string } | null;
}
