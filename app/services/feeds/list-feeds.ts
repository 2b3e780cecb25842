import type { ContentStore } from "~/content-store/content-store";
import type { BlogMeta } from "~/domain/areas/blog";
import { docFeedPath, type FeedArea } from "~/domain/areas/feeds";
import type { Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { toAddress } from "~/domain/http/to-address";
import { type Feed, type FeedFacts, getUpdated, MOST_ENTRIES } from "./feed";
import { type ChangesFeedFacts, listChangeEntries } from "./list-changes";

/** Creates the feed of the newest posts; `posts` is sorted. */
export function createBlogFeed(
  posts: readonly BlogMeta[],
  facts: FeedFacts,
  path: string,
): Feed & { selfUrl: string } {
  const { siteName, siteOrigin } = facts;
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
    updated: getUpdated(entries, facts),
    author: `The ${siteName} Team`,
    entries,
  };
}

/** Creates the feed of the newest changes in an area; null when the locale lacks the area. */
export function createDocFeed(
  store: Pick<ContentStore, "countDocumentsBelow">,
  { locale, area }: { locale: Locale; area: FeedArea },
  facts: ChangesFeedFacts,
): Feed | null {
  const { siteName, siteOrigin } = facts;
  const page = docUrl(locale, area.slug);
  if (store.countDocumentsBelow(page) === 0) return null;
  const entries = listChangeEntries(locale, area.slug, facts);
  const title = `${area.name} | ${siteName}`;
  return {
    title,
    description: title,
    selfUrl: toAddress(siteOrigin, docFeedPath(locale, area)),
    pageUrl: toAddress(siteOrigin, page),
    language: locale,
    updated: getUpdated(entries, facts),
    author: siteName,
    entries,
  };
}
