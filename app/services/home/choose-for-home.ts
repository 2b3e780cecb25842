import type { ContentStore } from "~/content-store/content-store";
import type { FeaturedArticle, NewsItem } from "~/domain/areas/home";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toFeaturedArticle } from "./list-featured-articles";

const SHOWN_NEWS = 3;
const BLOG = { uri: "/en-US/blog/", title: "Blog" };

export interface ChoiceContext {
  store: Pick<ContentStore, "findDocument">;
  locale: Locale;
  /** All published posts. */
  news: readonly NewsItem[];
}

/**
 * Returns the articles that the content's configuration names, documents preferably in the locale.
 * Omits missing documents and unpublished posts.
 */
export function chooseArticles(
  paths: readonly string[],
  { store, locale, news }: ChoiceContext,
): FeaturedArticle[] {
  return paths.flatMap((path) => {
    const post = findNews(path, news);
    if (post) {
      const { url, title, summary } = post;
      return [{ mdn_url: url, title, summary, tag: BLOG }];
    }
    const own = path.replace(`/${DEFAULT_LOCALE}/`, `/${locale}/`);
    const found = store.findDocument(own) ?? store.findDocument(path);
    return found ? [toFeaturedArticle(found.document)] : [];
  });
}

/** Returns the posts that the configuration names; the newest when none of them is published. */
export function chooseNews(
  paths: readonly string[],
  news: readonly NewsItem[],
): NewsItem[] {
  const chosen = paths.flatMap((path) => findNews(path, news) ?? []);
  return (chosen.length > 0 ? chosen : [...news]).slice(0, SHOWN_NEWS);
}

function findNews(path: string, news: readonly NewsItem[]): NewsItem | undefined {
  const wanted = toKey(path);
  return news.find(({ url }) => toKey(url) === wanted);
}

function toKey(path: string): string {
  return path.replace(/\/$/, "").toLowerCase();
}
