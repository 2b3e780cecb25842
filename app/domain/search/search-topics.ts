import { findTopSection } from "../site/find-section";
import { SECTIONS, type SectionTopic, type SiteSection } from "../site/sections";

const DOCUMENT_TOPICS = [
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
] as const;

/** Topic of a document; `other` for documents outside all topics. */
export type DocumentTopic = (typeof DOCUMENT_TOPICS)[number] | "other";

/** Sections that are topics, in the order of the table's `topic` column. */
const SECTION_TOPICS: readonly SectionTopic[] = SECTIONS.filter(isTopic)
  .sort((one, other) => one.topic - other.topic)
  .map(({ name }) => name);

/** Topics to which a search can be narrowed, in display order. */
export const SEARCH_TOPICS = [...DOCUMENT_TOPICS, ...SECTION_TOPICS, "other"] as const;

export type SearchTopic = (typeof SEARCH_TOPICS)[number];

/** Topics by prefix of a slug, lower-case; the first match decides. */
const BEGINNINGS: readonly (readonly [string, DocumentTopic])[] = [
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

/** Topic of a page outside the documentation, by its path with locale. */
export function getAreaTopic(url: string): SearchTopic {
  const [, , segment = ""] = url.toLowerCase().split("/");
  const name = findTopSection(segment)?.name;
  return SECTION_TOPICS.find((topic) => topic === name) ?? "other";
}

function isTopic(
  section: SiteSection,
): section is SiteSection & { name: SectionTopic; topic: number } {
  return section.topic !== undefined;
}

/** Topic of a documentation page, by its path with locale. */
export function getSearchTopic(url: string): DocumentTopic {
  const slug = url.toLowerCase().replace(/^\/[^/]*\/docs\//, "");
  const found = BEGINNINGS.find(
    ([beginning]) => slug === beginning || slug.startsWith(`${beginning}/`),
  );
  return found?.[1] ?? "other";
}
