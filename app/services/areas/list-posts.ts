import type { ContentStore } from "~/content-store/content-store";
import type { BlogMeta, BlogNeighbour, StoredBlogMeta } from "~/domain/areas/blog";
import { toIsoDate } from "~/domain/locales/iso-date";
import { compareCodes } from "~/domain/text/compare-codes";

/** Lists the published posts, newest first, with links to the previous and next post. */
export function listPosts(
  store: Pick<ContentStore, "listAreaPages">,
  now: Date,
): BlogMeta[] {
  const today = toIsoDate(now);
  const posts = store
    .listAreaPages("blog")
    .map(({ facts }) => facts)
    .filter(({ published, date }) => published && date <= today)
    .sort((a, b) => compareCodes(b.date, a.date) || compareCodes(a.slug, b.slug));
  return posts.map((post, index) => ({
    ...post,
    links: {
      ...named("previous", posts[index + 1]),
      ...named("next", posts[index - 1]),
    },
  }));
}

function named<Name extends string>(
  name: Name,
  post: StoredBlogMeta | undefined,
): Partial<Record<Name, BlogNeighbour>> {
  if (!post) return {};
  const { slug, title } = post;
  return { [name]: { slug, title } } as Record<Name, BlogNeighbour>;
}
