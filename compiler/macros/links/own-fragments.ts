import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { PageHeading, Site } from "../../core/site";

/** English headings, as `level id`, of the guides that the compiler's own links lead into. */
const GUIDE_OUTLINES: Readonly<Record<string, readonly string[]>> = {
  "Web/CSS/Guides/Values_and_units/Value_definition_syntax": [
    "2 component_value_types",
    "3 keywords",
    "4 generic_keywords",
    "4 css-wide_keywords",
    "3 literals",
    "3 data_types",
    "4 basic_data_types",
    "4 non-terminal_data_types",
    "2 component_value_combinators",
    "3 brackets",
    "3 juxtaposition",
    "3 double_ampersand",
    "3 double_bar",
    "3 single_bar",
    "2 component_value_multipliers",
    "3 asterisk",
    "3 plus",
    "3 question_mark",
    "3 curly_braces",
    "3 hash_mark",
    "3 exclamation_point_!",
    "2 bracketed_range_notation_minmax",
    "2 summary",
    "2 specifications",
    "2 see_also",
  ],
  "Web/CSS/Guides/Cascade/Property_value_processing": [
    "2 property_values",
    "2 processing_overview",
    "3 filtering",
    "3 cascading",
    "3 defaulting",
    "2 processing_stages",
    "3 declared_value",
    "3 cascaded_value",
    "3 specified_value",
    "4 initial_value",
    "3 computed_value",
    "3 used_value",
    "2 rendered_values",
    "3 actual_value",
    "3 resolved_value",
    "2 see_also",
  ],
};

const DOC_LINK = /href="(\/[\w-]+\/docs\/[^"#]+)#([^"]+)"/g;

/** Replaces English fragments in the links of macros by those of the translated pages. */
export function translateFragments(html: string, site: Site): string {
  return html.includes("#")
    ? html.replace(
        DOC_LINK,
        (_, url: string, id: string) => `href="${translateFragment(url, id, site)}"`,
      )
    : html;
}

/**
 * Translates an English fragment for the page that the URL leads to: the heading of the same
 * id, else the heading at the same position of an outline of the same shape. Drops the fragment
 * when the page has no such heading.
 */
export function translateFragment(url: string, id: string, site: Site): string {
  const target = site.resolveLink(url);
  const whole = `${url}#${id}`;
  if (target.kind !== "page") return whole;
  const headings = site.listHeadings(target.page);
  // Headings of generated pages are unknown.
  if (headings.length === 0 || headings.some((heading) => heading.id === id))
    return whole;
  for (const outline of listOutlines(target.page.slug, site)) {
    const at = outline.findIndex((heading) => heading.id === id);
    const found = at !== -1 && hasSameShape(outline, headings) ? headings[at] : null;
    if (found) return `${url}#${found.id}`;
  }
  return url;
}

/** Lists the English page's outline, and the outline in GUIDE_OUTLINES. */
function listOutlines(slug: string, site: Site): (readonly PageHeading[])[] {
  const english = site.findPage(docUrl(DEFAULT_LOCALE, slug));
  const known = (GUIDE_OUTLINES[slug] ?? []).map((line) => {
    const [level = "", id = ""] = line.split(" ");
    return { level: Number(level), id };
  });
  return [...(english ? [site.listHeadings(english)] : []), known];
}

function hasSameShape(
  one: readonly PageHeading[],
  other: readonly PageHeading[],
): boolean {
  return (
    one.length === other.length &&
    one.every(({ level }, at) => level === other[at]?.level)
  );
}
