import type { ContentStore } from "~/content-store/content-store";
import type { BlogMeta } from "~/domain/areas/blog";
import { docFeedPath, type FeedArea } from "~/domain/areas/feeds";
import type { Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { toAddress } from "~/domain/site/to-address";
import type { Feed } from "./feed";

export const MOST_ENTRIES = 30;
/** Date of an empty feed, because `updated` is required. */
export const NEVER = "1970-01-01T00:00:00.000Z";

export interface FeedFacts {
  siteName: string;
  /** Origin without a trailing slash. */
  siteOrigin: string;
}

/** Creates the feed of the newest posts; `posts` is sorted. */
export function createBlogFeed(
  posts: readonly BlogMeta[],
  { siteName, siteOrigin }: FeedFacts,
  path: string,
): Feed & { selfUrl: string } {
  const entries = posts.slice(0, MOST_ENTRIES).map((post) => {
    const date = `${post.date}T00:00:00.000Z`;
    return {
      title: post.title,
      url: toAddress(siteOrigin, `/en-US/blog/${post.slug}/`),
      summary: post.description,
      updated: date,
      published: date,
      author: post.author.name ?? null,
    };
  });
  return {
    title: `${siteName} Blog`,
    description: `The newest posts of the ${siteName} Blog`,
    selfUrl: toAddress(siteOrigin, path),
    pageUrl: toAddress(siteOrigin, "/en-US/blog/"),
    language: "en-US",
    updated: entries[0]?.updated ?? NEVER,
    author: `The ${siteName} Team`,
    entries,
  };
}

/** Creates the feed of the last changed pages of an area; null when the locale lacks the area. */
export function createDocFeed(
  store: Pick<ContentStore, "listChangedDocuments" | "findCanonicalUrl">,
  { locale, area }: { locale: Locale; area: FeedArea },
  { siteName, siteOrigin }: FeedFacts,
): Feed | null {
  const page = docUrl(locale, area.slug);
  const changed = store.listChangedDocuments(page, MOST_ENTRIES);
  if (changed.length === 0 && store.findCanonicalUrl(page) === null) return null;
  const title = `${area.name} | ${siteName}`;
  return {
    title,
    description: title,
    selfUrl: toAddress(siteOrigin, docFeedPath(locale, area)),
    pageUrl: toAddress(siteOrigin, page),
    language: locale,
    updated: changed[0]?.modified ?? NEVER,
    author: siteName,
    entries: changed.map(({ url, title: name, summary, modified }) => ({
      title: name,
      summary,
      updated: modified,
      url: toAddress(siteOrigin, url),
      published: null,
      author: null,
    })),
  };
}
