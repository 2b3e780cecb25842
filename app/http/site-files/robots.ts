import { CRAWLER_LIMITS } from "../limits/crawler-limits";

/** Paths that crawlers do not need: data of the site's own scripts, and old uploads. */
const DISALLOWED = ["/api/", "/*/files/", "/media"];

export interface RobotsOptions {
  siteOrigin: string;
  isIndexable: boolean;
  /** Uses of the content that the operator allows (contentsignals.org), as written in the file. */
  contentSignals: string | null;
  /** Names of crawlers that may read nothing. */
  deniedCrawlers: readonly string[];
  /** Whether crawlers have limits, which the file then states. */
  hasCrawlerLimits: boolean;
}

/** Renders robots.txt; a copy that should not be indexed disallows everything. */
export function renderRobots({
  siteOrigin,
  isIndexable,
  contentSignals,
  deniedCrawlers,
  hasCrawlerLimits,
}: RobotsOptions): string {
  const rules = isIndexable ? DISALLOWED : ["/"];
  const signals =
    isIndexable && contentSignals ? [`Content-Signal: ${contentSignals}`] : [];
  return [
    ...(hasCrawlerLimits ? listLimits() : []),
    // Its rules follow at once, because older parsers end a group at an empty line.
    "User-agent: *",
    ...signals,
    ...rules.map((path) => `Disallow: ${path}`),
    "",
    ...listDenied(deniedCrawlers),
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    "",
  ].join("\n");
}

function listDenied(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [...names.map((name) => `User-agent: ${name}`), "Disallow: /", ""];
}

/** Comments, because robots.txt has no directive for it that all crawlers read. */
function listLimits(): string[] {
  const { search, assistant, training, other } = CRAWLER_LIMITS;
  return [
    "# Pages per minute from one address; more are answered 429 with Retry-After.",
    `# Search engines: ${search}. Assistants: ${assistant}. Training: ${training}. Others: ${other}.`,
    "# Free: pages that you have already (If-None-Match, 304), and Markdown (.md after",
    "# a page's address, or Accept: text/markdown).",
    "",
  ];
}
