/** What one can narrow a search to, in the order in which it is offered. */
export const SEARCH_TOPICS = [
  "html",
  "css",
  "javascript",
  "http",
  "api",
  "svg",
  "mathml",
  "webassembly",
  "accessibility",
  "learn",
  "glossary",
  "webextensions",
  "blog",
  "curriculum",
  "plus",
  "observatory",
  "community",
  "about",
  "other",
] as const;

export type SearchTopic = (typeof SEARCH_TOPICS)[number];

/** By the beginning of a slug, lower-case; the first that fits decides. */
const BEGINNINGS: readonly (readonly [string, SearchTopic])[] = [
  ["web/html", "html"],
  ["web/css", "css"],
  ["web/javascript", "javascript"],
  ["web/http", "http"],
  ["web/api", "api"],
  ["web/svg", "svg"],
  ["web/mathml", "mathml"],
  ["webassembly", "webassembly"],
  ["web/accessibility", "accessibility"],
  ["learn_web_development", "learn"],
  ["learn", "learn"],
  ["glossary", "glossary"],
  ["mozilla/add-ons", "webextensions"],
];

/** Topics that are areas beside the documentation, called as in their addresses. */
const AREAS: readonly SearchTopic[] = [
  "blog",
  "curriculum",
  "plus",
  "observatory",
  "community",
  "about",
];

/** The topic of a page of an area, by its path with locale. */
export function findAreaTopic(url: string): SearchTopic {
  const [, , area] = url.toLowerCase().split("/");
  return AREAS.find((topic) => topic === area) ?? "other";
}

/** The topic of a documentation page, by its path with locale. */
export function findSearchTopic(url: string): SearchTopic {
  const slug = url.toLowerCase().replace(/^\/[^/]*\/docs\//, "");
  const found = BEGINNINGS.find(
    ([beginning]) => slug === beginning || slug.startsWith(`${beginning}/`),
  );
  return found?.[1] ?? "other";
}
