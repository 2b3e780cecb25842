/** What crawlers need not ask for: data of the site's own scripts, and old uploads. */
const DISALLOWED = ["/api/", "/*/files/", "/media"];

/** robots.txt; a copy that is not to be listed is not to be crawled either. */
export function renderRobots({
  siteOrigin,
  isIndexable,
}: {
  siteOrigin: string;
  isIndexable: boolean;
}): string {
  const rules = isIndexable ? DISALLOWED : ["/"];
  return [
    "User-agent: *",
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    "",
    ...rules.map((path) => `Disallow: ${path}`),
    "",
  ].join("\n");
}
