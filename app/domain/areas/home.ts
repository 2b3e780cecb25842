import type { Baseline } from "../compat/baseline";
import type { Locale } from "../locales/locale";

/** A document recommended on the home page. */
export interface FeaturedArticle {
  mdn_url: string;
  title: string;
  summary: string;
  /** The ancestor page that names its subject. */
  tag?: { uri: string; title: string } | undefined;
}

/**
 * The home page's choices in config.json of the generic pages: paths, as written there.
 */
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

/**
 * A change of the content: its pull request, or the changed page when the pull request is
 * unknown.
 */
export interface Contribution {
  /** Number of the pull request; null when the link leads to the page. */
  number: number | null;
  title: string;
  url: string;
  /** ISO 8601. */
  updated_at: string;
  /** Null when the repository is private. */
  repo: { name: string; url: string } | null;
}

/** Stored form. A home page shows the contributions in its language and in English. */
export interface StoredContribution extends Contribution {
  locale: Locale;
}

export interface FeaturedContributor {
  url: string;
  contributorName: string;
  quote: string;
}

/** An interactive example with values to choose from, of a page of the documentation. */
export interface Showcase {
  /** Decoded URL of the page. */
  url: string;
  locale: Locale;
  title: string;
  /** Highlighted code of each value, and the address of the frame that runs it. */
  values: { codeHtml: string; frameUrl: string }[];
  baseline: Baseline | null;
}

/** Data of the home page and its JSON version (content format, section 8.3). */
export interface HomeData {
  pageDescription: string;
  featuredArticles: FeaturedArticle[];
  latestNews: { items: NewsItem[] };
  recentContributions: { items: Contribution[] };
  featuredContributor?: FeaturedContributor | undefined;
}
