import type { Locale } from "../locales/locale";

/** A `<link rel="alternate">` to a feed. */
export interface FeedLink {
  /** Path, percent-encoded. */
  href: string;
  title: string;
  type: "application/atom+xml" | "application/rss+xml";
}

/** A part of the documentation with a feed of recent changes. */
export interface FeedArea {
  slug: string;
  name: string;
  /** Whether compatibility data has features of its pages, so that its feed always tells of changes. */
  hasFeatures?: true;
}

const FEED_AREAS: readonly FeedArea[] = [
  { slug: "Web/HTML", name: "HTML", hasFeatures: true },
  { slug: "Web/CSS", name: "CSS", hasFeatures: true },
  { slug: "Web/JavaScript", name: "JavaScript", hasFeatures: true },
  { slug: "Web/HTTP", name: "HTTP", hasFeatures: true },
  { slug: "Web/API", name: "Web APIs", hasFeatures: true },
  { slug: "Web/Accessibility", name: "Accessibility" },
  { slug: "Web/SVG", name: "SVG" },
  { slug: "Web/MathML", name: "MathML", hasFeatures: true },
  { slug: "Web/Performance", name: "Performance" },
  { slug: "Web/Security", name: "Security" },
  { slug: "WebAssembly", name: "WebAssembly", hasFeatures: true },
  { slug: "Learn_web_development", name: "Learn web development" },
  { slug: "Mozilla/Add-ons/WebExtensions", name: "WebExtensions", hasFeatures: true },
  { slug: "Glossary", name: "Glossary" },
];
const FEED_FILE = "/atom.xml";

/** The area of a page, or null. */
function findFeedArea(slug: string): FeedArea | null {
  return (
    FEED_AREAS.find((area) => slug === area.slug || slug.startsWith(`${area.slug}/`)) ??
    null
  );
}

/** The area whose feed has this path below `/{locale}/docs/`, ignoring case. */
export function findFeedAreaByPath(path: string): FeedArea | null {
  const wanted = path.toLowerCase();
  return (
    FEED_AREAS.find(({ slug }) => `${slug}${FEED_FILE}`.toLowerCase() === wanted) ?? null
  );
}

/** Path of the feed of an area of the documentation. */
export function docFeedPath(locale: Locale, { slug }: FeedArea): string {
  return `/${locale}/docs/${slug}${FEED_FILE}`;
}

/**
 * Feed links in the head of a documentation page. A feed that is probably empty has none: that of an area without
 * features whose pages were not edited lately. Features are not looked up, because reading them takes longer than the
 * page.
 */
export function listDocFeedLinks(
  locale: Locale,
  slug: string,
  hasEdits: (locale: Locale, area: string) => boolean,
): FeedLink[] {
  const area = findFeedArea(slug);
  if (!area || !(area.hasFeatures || hasEdits(locale, area.slug))) return [];
  const href = docFeedPath(locale, area);
  return [{ href, title: area.name, type: "application/atom+xml" }];
}
