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

/** The topic of a documentation page, by its path with locale. */
export function findSearchTopic(url: string): SearchTopic {
  const slug = url.toLowerCase().replace(/^\/[^/]*\/docs\//, "");
  const found = BEGINNINGS.find(
    ([beginning]) => slug === beginning || slug.startsWith(`${beginning}/`),
  );
  return found?.[1] ?? "other";
}
