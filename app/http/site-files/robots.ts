/** Paths that crawlers do not need: data of the site's own scripts, and old uploads. */
const DISALLOWED = ["/api/", "/*/files/", "/media"];

export interface RobotsOptions {
  siteOrigin: string;
  isIndexable: boolean;
  /** Uses of the content that the operator allows (contentsignals.org), as written in the file. */
  contentSignals: string | null;
  /** Names of crawlers that may read nothing. */
  deniedCrawlers: readonly string[];
}

/** Renders robots.txt; a copy that should not be indexed disallows everything. */
export function renderRobots({
  siteOrigin,
  isIndexable,
  contentSignals,
  deniedCrawlers,
}: RobotsOptions): string {
  const rules = isIndexable ? DISALLOWED : ["/"];
  const signals =
    isIndexable && contentSignals ? [`Content-Signal: ${contentSignals}`] : [];
  return [
    "User-agent: *",
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    "",
    ...signals,
    ...rules.map((path) => `Disallow: ${path}`),
    "",
    ...listDenied(deniedCrawlers),
  ].join("\n");
}

function listDenied(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [...names.map((name) => `User-agent: ${name}`), "Disallow: /", ""];
}
