import { parseDocUrl } from "~/domain/documents/slug";
import type { ContentStore } from "~/content-store/content-store";
import type { BlogMeta } from "~/domain/areas/blog";
import { BLOG_ATOM_PATH, BLOG_RSS_PATH } from "~/domain/areas/blog-feeds";
import { findFeedAreaByPath } from "~/domain/areas/feeds";
import { type Locale, parseLocale } from "~/domain/locales/locale";
import { toEtag } from "~/domain/text/digest.server";
import { createBlogFeed, createDocFeed } from "./list-feeds";
import { type ChangesFeedFacts, createChangesFeed } from "./list-changes";
import { createOwnFeed, createUpdatesFeed } from "./list-updates";
import { renderAtom, renderRss } from "./render-feed";

export interface FeedsOptions extends Omit<ChangesFeedFacts, "contentVersion" | "texts"> {
  store: () => ContentStore;
  /** Lists the published posts, newest first. */
  listBlogPosts: () => BlogMeta[];
  texts: (locale: Locale) => ChangesFeedFacts["texts"];
}

export interface FeedFile {
  body: string;
  contentType: string;
  etag: string;
}

const ATOM = "application/atom+xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";

/** Finds the feed at a decoded path, in any case. */
export type FindFeed = (path: string) => FeedFile | null;

/** Finds the public feeds of the blog and of areas of the documentation; renders a feed at each call. */
export function createFeeds(options: FeedsOptions): FindFeed {
  const { store, listBlogPosts } = options;
  return (path) => {
    const wanted = path.toLowerCase();
    const facts = { ...options, contentVersion: store().version };
    if (wanted === BLOG_RSS_PATH.toLowerCase())
      return toFile(
        renderRss(createBlogFeed(listBlogPosts(), facts, BLOG_RSS_PATH)),
        RSS,
      );
    if (wanted === BLOG_ATOM_PATH.toLowerCase())
      return toFile(
        renderAtom(createBlogFeed(listBlogPosts(), facts, BLOG_ATOM_PATH)),
        ATOM,
      );
    const { locale: segment = "", slug = "" } = parseDocUrl(path) ?? {};
    const locale = parseLocale(segment);
    const area = findFeedAreaByPath(slug);
    if (!locale || !area) return null;
    const texts = options.texts(locale);
    const feed = createDocFeed(store(), { locale, area }, { ...facts, texts });
    return feed && toFile(renderAtom(feed), ATOM);
  };
}

/** Renders a public feed of updates; null for an unknown browser or category. */
export function renderUpdatesFeed(
  ...facts: Parameters<typeof createUpdatesFeed>
): FeedFile | null {
  const feed = createUpdatesFeed(...facts);
  return feed && toFile(renderAtom(feed), ATOM);
}

/** Renders the feed of the newest changes in a language. */
export function renderChangesFeed(
  ...facts: Parameters<typeof createChangesFeed>
): FeedFile {
  return toFile(renderAtom(createChangesFeed(...facts)), ATOM);
}

/** Renders the feed of the pages in one reader's collections. */
export function renderOwnFeed(...facts: Parameters<typeof createOwnFeed>): FeedFile {
  return toFile(renderAtom(createOwnFeed(...facts)), ATOM);
}

function toFile(body: string, contentType: string): FeedFile {
  return { body, contentType, etag: toEtag(body) };
}
