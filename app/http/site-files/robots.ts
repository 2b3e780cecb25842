import { CRAWLER_LIMITS } from "../limits/crawler-limits";

/** Paths that crawlers do not need: data of the site's own scripts, and old uploads. */
const DISALLOWED = ["/api/", "/*/files/", "/media"];

/** Renders robots.txt; a copy that should not be indexed disallows everything. */
export function renderRobots({
  siteOrigin,
  isIndexable,
  hasCrawlerLimits,
}: {
  siteOrigin: string;
  isIndexable: boolean;
  hasCrawlerLimits: boolean;
}): string {
  const rules = isIndexable ? DISALLOWED : ["/"];
  return [
    ...(hasCrawlerLimits ? listLimits() : []),
    "User-agent: *",
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    "",
    ...rules.map((path) => `Disallow: ${path}`),
    "",
  ].join("\n");
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
