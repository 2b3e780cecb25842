import type { ContentStore } from "~/content-store/content-store";
import type { AreaDoc } from "~/domain/areas/area-doc";
import type { GenericPage } from "~/domain/areas/generic-page";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { renderBody } from "~/services/documents/index.server";
import { findAreaJson } from "./area-json.server";
import type { AreasService } from "./areas-service";
import { findBlogIndex, findPost, listNews, type BlogOptions } from "./blog.server";
import { listPosts } from "./list-posts";
import { createPageCheck } from "./page-check";
import { localizePage, localizeSidebar } from "./localize";
import { listSitemapEntries } from "./list-sitemap-entries";
import { findFeaturedContributor, listSpotlights } from "./spotlights";

export type { AreasService } from "./areas-service";

export interface AreasServiceOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  /** Returns the article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  siteName: string;
  /** Origin of the runner's URLs; null for relative URLs. */
  playgroundOrigin?: string | null;
  now?: () => Date;
}

/** Creates the service for the areas beside the documentation. */
export function createAreasService(options: AreasServiceOptions): AreasService {
  const { store, siteName, now = () => new Date() } = options;
  const openBlog = (): BlogOptions => ({ store: store(), now: now(), siteName });
  const pages = createPages(options, openBlog);
  return {
    ...pages,
    hasPage: createPageCheck(store),
    listBlogPosts: () => listPosts(store(), now()),
    listSitemapEntries: (locale) => listSitemapEntries(openBlog(), locale),
    listSpotlights: (locale) => listSpotlights(store(), locale),
    findFeaturedContributor: (locale) => findFeaturedContributor(store(), locale),
    listNews: () => listNews(openBlog()),
    findAreaJson: (path) => findAreaJson(path, pages),
  };
}

function createPages(
  { store, translate, playgroundOrigin = null }: AreasServiceOptions,
  openBlog: () => BlogOptions,
) {
  const find = <Kind extends "curriculum" | "generic" | "spotlight">(
    kind: Kind,
    path: string,
  ) => store().findAreaPage(kind, `/${DEFAULT_LOCALE}/${path}`);
  const render = (article: Article, { hasQueue = false } = {}) =>
    renderBody(article, store(), {
      ...{ playgroundOrigin, hasQueue },
      locale: DEFAULT_LOCALE,
      translate: translate(DEFAULT_LOCALE),
    });
  return {
    findBlogIndex: (page = 1) => findBlogIndex(openBlog(), page),
    findBlogPost(slug) {
      const page = findPost(openBlog(), slug);
      return (
        page && { page, articleHtml: render(toArticle(page.doc), { hasQueue: true }) }
      );
    },
    findCurriculumPage(slug) {
      const page = find("curriculum", slug === "" ? "curriculum" : `curriculum/${slug}`);
      return page && { page, articleHtml: render(toArticle(page.doc)) };
    },
    findGenericPage(locale, slug) {
      const page = find("generic", slug);
      if (!page) return null;
      const { hyData, url } = page;
      const { sections: body, fragments } = hyData;
      return {
        page: toLocalGeneric(page, locale),
        articleHtml: render({ body, fragments, url }),
      };
    },
    findSpotlight(locale, slug) {
      const page = find("spotlight", `community/spotlight/${slug}`);
      if (!page) return null;
      const body = page.hyData.sections;
      return {
        page: localizePage(page, locale),
        articleHtml: render({ body, fragments: [], url: page.url }),
      };
    },
  } satisfies Partial<AreasService>;
}

type Article = Pick<AreaDoc, "body" | "fragments"> & { url: string };

function toArticle({ body, fragments, mdn_url: url }: AreaDoc): Article {
  return { body, fragments, url };
}

function toLocalGeneric(page: GenericPage, locale: Locale): GenericPage {
  return {
    ...localizePage(page, locale),
    sidebar: localizeSidebar(page.sidebar, locale),
  };
}
