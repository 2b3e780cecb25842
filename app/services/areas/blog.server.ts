import type { ContentStore } from "~/content-store/content-store";
import { BLOG_URL, type BlogIndex, type BlogPost } from "~/domain/areas/blog";
import type { NewsItem } from "~/domain/areas/home";
import { listPosts } from "./list-posts";

const POSTS_PER_PAGE = 10;

export interface BlogOptions {
  store: ContentStore;
  now: Date;
  siteName: string;
}

/** Returns a page of the list of posts; page 1 exists even without posts. */
export function findBlogIndex(options: BlogOptions, page: number): BlogIndex | null {
  const posts = listPosts(options.store, options.now);
  const numPages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (!Number.isInteger(page) || page < 1 || page > numPages) return null;
  const start = (page - 1) * POSTS_PER_PAGE;
  return {
    hyData: {
      posts: posts.slice(start, start + POSTS_PER_PAGE),
      pagination: { currentPage: page, numPages },
    },
    pageTitle: `Blog | ${options.siteName}`,
    url: page === 1 ? BLOG_URL : `${BLOG_URL}${page}/`,
    renderer: "BlogIndex",
  };
}

/** Finds a published post. */
export function findPost({ store, now }: BlogOptions, slug: string): BlogPost | null {
  const stored = store.findAreaPage("blog", BLOG_URL + slug);
  if (!stored) return null;
  const blogMeta = listPosts(store, now).find(
    (meta) => meta.slug === stored.blogMeta.slug,
  );
  return blogMeta ? { ...stored, blogMeta } : null;
}

/** Lists posts for the home page, without sponsored ones. */
export function listNews({ store, now, siteName }: BlogOptions): NewsItem[] {
  return listPosts(store, now)
    .filter(({ sponsored }) => !sponsored)
    .map(({ slug, title, description, date }) => ({
      url: `${BLOG_URL}${slug}/`,
      title,
      summary: description,
      published_at: `${date}T00:00:00.000Z`,
      source: { name: siteName, url: BLOG_URL },
    }));
}
