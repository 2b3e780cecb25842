import type { Locale } from "../locales/locale";

/** A document that the home page recommends. */
export interface FeaturedArticle {
  mdn_url: string;
  title: string;
  summary: string;
  /** The page above it that names its subject. */
  tag?: { uri: string; title: string } | undefined;
}

/** The home page's choices in config.json of the single pages: paths, as written there. */
export interface HomeChoice {
  featuredArticles: string[];
  latestNews: string[];
}

export interface NewsItem {
  url: string;
  title: string;
  summary: string;
  /** ISO 8601. */
  published_at: string;
  source: { name: string; url: string };
}

/** A change of the content: the pull request that made it, else the page that it changed. */
export interface Contribution {
  /** Of the pull request; null when the link is to the page. */
  number: number | null;
  title: string;
  url: string;
  /** ISO 8601. */
  updated_at: string;
  /** Null when nobody but the operator can see the repository. */
  repo: { name: string; url: string } | null;
}

/** As the content store keeps it: a home page shows those of its language and the English ones. */
export interface StoredContribution extends Contribution {
  locale: Locale;
}

export interface FeaturedContributor {
  url: string;
  contributorName: string;
  quote: string;
}

/** What the home page shows, as its JSON twin tells it (content format, section 8.3). */
export interface HomeData {
  pageDescription: string;
  featuredArticles: FeaturedArticle[];
  latestNews: { items: NewsItem[] };
  recentContributions: { items: Contribution[] };
  featuredContributor?: FeaturedContributor | undefined;
}
