import type { BlogIndex, BlogMeta, BlogPost } from "~/domain/areas/blog";
import type { CurriculumPage } from "~/domain/areas/curriculum";
import type { GenericPage } from "~/domain/areas/generic-page";
import type { SpotlightPage } from "~/domain/areas/spotlight";
import type { FeaturedContributor, NewsItem } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";

/** A page with its sections rendered to one HTML string, headings included. */
export interface AreaArticle<Page> {
  page: Page;
  articleHtml: string;
}

/** Slugs match in any case; compare the page's `url` to decide on a redirect. */
export interface AreasService {
  /** Lists the published posts, newest first. */
  listBlogPosts(): BlogMeta[];
  /** Returns a page of the list, counted from 1; null beyond the last. */
  findBlogIndex(page?: number): BlogIndex | null;
  findBlogPost(slug: string): AreaArticle<BlogPost> | null;
  /** Finds a page of the curriculum; the landing page has slug "". */
  findCurriculumPage(slug: string): AreaArticle<CurriculumPage> | null;
  /** `slug` is the path below the locale: `about`, `plus/docs/faq`, `observatory/docs/faq`. */
  findGenericPage(locale: Locale, slug: string): AreaArticle<GenericPage> | null;
  findSpotlight(locale: Locale, slug: string): AreaArticle<SpotlightPage> | null;
  /** Tells whether the content has a page, by its path below the locale: `about`, `blog`. */
  hasPage(path: string): boolean;
  /** Finds the featured profile, for the home page. */
  findFeaturedContributor(locale: Locale): FeaturedContributor | null;
  /** Lists posts without sponsored ones, newest first, for the home page. */
  listNews(): NewsItem[];
  /** Lists sitemap entries of a locale, decoded paths; English pages only count for en-US. */
  listSitemapEntries(locale: Locale): { path: string; modified: string | null }[];
  /** Finds the JSON of the page at this path (content format, 8.4 to 8.7), with its ETag. */
  findAreaJson(path: string): { json: string; etag: string } | null;
}
