/** Classes whose members nearly every script calls. */
const CORE_CLASSES = "Array|Object|Promise";
const COMMON_CLASSES = "Date|Function|JSON|Map|Math|Number|RegExp|Set|String|Symbol";
const CORE_INTERFACES =
  "AbortController|Document|Element|Event|EventTarget|FormData|HTMLElement|Headers|Node|Request|Response|Storage|URL|Window|console";
/** Rarely used statements, and those that share their names with common elements. */
const RARE_STATEMENTS = "Empty|block|debugger|label|with";

/** Kinds of pages by slug, the most probable meaning of a short name first. */
const KINDS: readonly RegExp[] = [
  // Landing pages of areas.
  /^[^/]+$|^Web\/(?:API|Accessibility|CSS|HTML|HTTP|JavaScript|MathML|SVG)$/,
  // Classes before their members; members begin with a lower-case letter, constructors
  // rank lower.
  /^Web\/JavaScript\/Reference\/Global_Objects\/[^/]+$/,
  new RegExp(`^Web/JavaScript/Reference/Global_Objects/(?:${CORE_CLASSES})/[a-z][^/]*$`),
  new RegExp(`^Web/JavaScript/Reference/Statements/(?!(?:${RARE_STATEMENTS})$)[^/]+$`),
  /^Web\/JavaScript\/Reference\/Operators\/[^/]+$/,
  // Names of the languages, and the guides.
  /^Web\/CSS\/Reference\/Properties\/[^/]+$/,
  /^Web\/HTML\/Reference\/Elements\/[^/]+$/,
  /^Web\/CSS\/Reference\/(?:At-rules|Selectors)\/[^/]+$/,
  /^Web\/(?:CSS|HTML|HTTP|JavaScript)\/Guides?\/[^/]+$/,
  /^Web\/(?:HTML|JavaScript)\/Reference\/[^/]+(?:\/[^/]+)?$/,
  // Interfaces and the overviews of APIs before members.
  new RegExp(`^Web/API/(?:${CORE_INTERFACES})$`),
  /^Web\/API\/[^/]+$/,
  /^Web\/(?:CSS|HTTP)\/Reference\/[^/]+(?:\/[^/]+)?$/,
  new RegExp(
    `^Web/JavaScript/Reference/Global_Objects/(?:${COMMON_CLASSES})/[a-z][^/]*$`,
  ),
  /^Web\/API\/(?:Document|Window)\/[^/]+$/,
  new RegExp(`^Web/API/(?:${CORE_INTERFACES})/[^/]+$`),
  // Lessons and guides, then the glossary, then less used members.
  /^Learn_web_development\/(?!.*Test_your_skills)/,
  /^Web\/(?:API\/[^/]+_API|[^/]+\/Guides?)\//,
  /^Glossary\//,
  /^Web\/(?:HTML|JavaScript)\/|^Web\/SVG\/Reference\/[^/]+\/[^/]+$/,
  /^Web\/(?:API|CSS|HTTP)\//,
  /^Web\//,
];

/** Rank of pages of an unknown kind, the last one. */
export const LAST_SLUG_RANK = KINDS.length;

/**
 * How probably readers mean a page of this slug when several pages have the typed name: 0
 * is most probable. Stands in for page views where these are unknown.
 */
export function rankSlug(slug: string): number {
  const rank = KINDS.findIndex((kind) => kind.test(slug));
  return rank === -1 ? LAST_SLUG_RANK : rank;
}
