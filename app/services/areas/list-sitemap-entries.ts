import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { BLOG_URL, type BlogOptions } from "./blog.server";
import { listPosts } from "./list-posts";

interface Entry {
  path: string;
  modified: string | null;
}

const ENGLISH_PAGES = ["curriculum", "generic", "spotlight"] as const;

/** Lists English pages once, although every locale shows some of them. */
export function listSitemapEntries(
  { store, now }: Pick<BlogOptions, "store" | "now">,
  locale: Locale,
): Entry[] {
  if (locale !== DEFAULT_LOCALE) return [];
  const posts = listPosts(store, now).map(({ slug, date }) =>
    toEntry(BLOG_URL + slug, date),
  );
  const pages = ENGLISH_PAGES.flatMap((kind) =>
    store.listAreaPages(kind).map(({ url }) => ({ path: url, modified: null })),
  );
  return [{ path: BLOG_URL, modified: posts[0]?.modified ?? null }, ...posts, ...pages];
}

function toEntry(path: string, modified: string): Entry {
  return { path: `${path}/`, modified };
}
