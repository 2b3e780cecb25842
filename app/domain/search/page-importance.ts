/** Classes whose members nearly every script calls. */
const CORE_CLASSES = "Array|Object|Promise";
const COMMON_CLASSES = "Date|Function|JSON|Map|Math|Number|RegExp|Set|String|Symbol";
const CORE_INTERFACES =
  "AbortController|Document|Element|Event|EventTarget|FormData|HTMLElement|Headers|Node|Request|Response|Storage|URL|Window|console";
/** Statements that few programs have; elements that many pages have share their names. */
const RARE_STATEMENTS = "Empty|block|debugger|label|with";

/** Kinds of pages by their slug, those first that a short name most probably means. */
const KINDS: readonly RegExp[] = [
  // Landing pages of areas.
  /^[^/]+$|^Web\/(?:API|Accessibility|CSS|HTML|HTTP|JavaScript|MathML|SVG)$/,
  // Classes before their members; constructors begin with a capital letter and come later.
  /^Web\/JavaScript\/Reference\/Global_Objects\/[^/]+$/,
  new RegExp(`^Web/JavaScript/Reference/Global_Objects/(?:${CORE_CLASSES})/[a-z][^/]*$`),
  new RegExp(`^Web/JavaScript/Reference/Statements/(?!(?:${RARE_STATEMENTS})$)[^/]+$`),
  /^Web\/JavaScript\/Reference\/Operators\/[^/]+$/,
  // The names of the languages, and the guide to each of their modules.
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
  // Lessons and guides, then what explains a word, then members of less use.
  /^Learn_web_development\/(?!.*Test_your_skills)/,
  /^Web\/(?:API\/[^/]+_API|[^/]+\/Guides?)\//,
  /^Glossary\//,
  /^Web\/(?:HTML|JavaScript)\/|^Web\/SVG\/Reference\/[^/]+\/[^/]+$/,
  /^Web\/(?:API|CSS|HTTP)\//,
  /^Web\//,
];

/** The rank of pages of no known kind: the highest there is. */
export const LAST_SLUG_RANK = KINDS.length;

/**
 * How probably readers mean a page of this slug when they type a name that several pages have:
 * a number from 0 on, lower ones first. Stands in for page views where none are known.
 */
export function rankSlug(slug: string): number {
  const rank = KINDS.findIndex((kind) => kind.test(slug));
  return rank === -1 ? LAST_SLUG_RANK : rank;
}
