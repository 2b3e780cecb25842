import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import type { FeaturedArticle } from "~/domain/areas/home";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";

const SHOWN = 4;
/** Considers only this many of the most popular pages. */
const MOST_POPULAR = 200;
/** Excludes overview pages, because the home page links to the areas itself. */
const OVERVIEW_TYPE = /landing|listing|overview/;

/**
 * Fallback recommendations for content without popularity data, in order. The list is longer than
 * needed, because a site may lack some pages.
 */
const FEATURED_SLUGS: readonly string[] = [
  "Web/CSS/Reference/Selectors/:has",
  "Web/JavaScript/Guide/Using_promises",
  "Web/HTML/Reference/Elements/dialog",
  "Web/HTTP/Guides/Caching",
  "Web/API/Fetch_API/Using_Fetch",
  "Web/CSS/Guides/Grid_layout",
  "Web/HTML/Guides/Constraint_validation",
  "Web/JavaScript/Guide/Modules",
  "Learn_web_development/Core/Styling_basics/Box_model",
  "Glossary/Progressive_enhancement",
];

type Articles = Pick<ContentStore, "findDocument" | "readSearchIndex">;

/**
 * Lists recommended articles: the most popular ones, then the fallback list. Each has another
 * subject and is in the locale where it exists, else in English.
 */
export function listFeaturedArticles(store: Articles, locale: Locale): FeaturedArticle[] {
  const candidates = [
    ...listPopular(store, locale),
    ...listOwn(store, locale),
    ...listOwn(store, DEFAULT_LOCALE),
  ];
  const articles: FeaturedArticle[] = [];
  const subjects = new Set<string>();
  for (const document of candidates) {
    const subject = toSubject(document);
    if (articles.length === SHOWN || subjects.has(subject)) continue;
    subjects.add(subject);
    articles.push(toFeaturedArticle(document));
  }
  return articles;
}

function listPopular(store: Articles, locale: Locale): Document[] {
  const lines = JSON.parse(store.readSearchIndex(locale).json) as { url: string }[];
  const [first] = lines;
  // The index is sorted by popularity: when the first page has none, there is no data.
  if (!first || !readPopularity(store, first.url)) return [];
  return lines
    .slice(0, MOST_POPULAR)
    .flatMap(({ url }) => findArticle(store, url) ?? [])
    .filter(({ popularity }) => popularity !== null && popularity > 0);
}

function readPopularity(store: Articles, url: string): number {
  return store.findDocument(url)?.document.popularity ?? 0;
}

function listOwn(store: Articles, locale: Locale): Document[] {
  return FEATURED_SLUGS.flatMap((slug) => findArticle(store, docUrl(locale, slug)) ?? []);
}

function findArticle(store: Articles, url: string): Document | null {
  const document = store.findDocument(url)?.document;
  if (!document || document.noIndexing || document.summary === "") return null;
  return OVERVIEW_TYPE.test(document.pageType) ? null : document;
}

/** Returns the first two segments of the slug, which a page and its translation share. */
function toSubject({ mdn_url }: Document): string {
  const [, , , ...segments] = mdn_url.toLowerCase().split("/");
  return segments.slice(0, 2).join("/");
}

/** Converts a document to a tile of the home page, tagged with the page of its subject. */
export function toFeaturedArticle({
  mdn_url,
  title,
  summary,
  parents,
}: Document): FeaturedArticle {
  const tag = parents.length > 2 ? parents[1] : parents[0];
  const article = { mdn_url, title, summary };
  return tag && tag.uri !== mdn_url ? { ...article, tag } : article;
}
