/** Paths that crawlers do not need: data of the site's own scripts, and old uploads. */
const DISALLOWED = ["/api/", "/*/files/", "/media"];

/** Renders robots.txt; a copy that should not be indexed disallows everything. */
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
