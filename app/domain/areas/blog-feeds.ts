import type { FeedLink } from "./feeds";

export const BLOG_RSS_PATH = "/en-US/blog/rss.xml";
export const BLOG_ATOM_PATH = "/en-US/blog/atom.xml";

/** Feed links in the head of the blog's pages. */
export function listBlogFeedLinks(siteName: string): FeedLink[] {
  const title = `${siteName} Blog`;
  return [
    { href: BLOG_RSS_PATH, title: `${title} (RSS)`, type: "application/rss+xml" },
    { href: BLOG_ATOM_PATH, title: `${title} (Atom)`, type: "application/atom+xml" },
  ];
}
