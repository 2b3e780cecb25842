import type { Page } from "../../core/page";
import {
  findFeature,
  listChildren,
  type Feature,
} from "../../sources/platform/compat/features";
import { linkCss } from "../css/css-link";
import { renderClosing } from "../parts/closing";
import { linkElement, toElementSlug } from "../parts/elements";
import {
  code,
  codeBlock,
  joinWords,
  paragraph,
  section,
  sentence,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { toFeatureStatus } from "../data/list-bcd-features";
import { renderMembers } from "../parts/members";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import type { ReferenceContext } from "../reference-area";
import { findSvgText } from "../texts/read-texts";

/** More elements than this are shown as a list instead of a sentence. */
const MOST_IN_SENTENCE = 6;

interface Use {
  element: string;
  feature: Feature;
}

/** Renders an attribute of one, several or all SVG elements. */
export function renderSvgAttribute(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  if (!feature) return renderClosing(page, [], context);
  const uses = listUses(feature.name, context);
  const isGlobal = page.browserCompat.some((key) => key.startsWith("svg.global_"));
  const lead = describeAttribute(page, { isGlobal, uses }, context);
  const text = findSvgText(feature.name, uses[0]?.element);
  const property = context.data.css.findProperty(feature.name);
  const more = property
    ? [`There is a CSS property of the same name: ${linkCss(feature.name, context)}`]
    : [];
  return [
    renderIntroduction(
      page,
      { lead, more: [...(text ? [`It ${toTextHtml(text.is)}`] : []), ...more] },
      context,
    ),
    section("Syntax", renderMarkup(feature.name, uses)),
    section("Value", text ? paragraph(sentence(toTextHtml(text.type))) : ""),
    section("Elements", renderMembers(uses.map(toElementMember), context)),
    renderSubFeatures("Values", feature, context),
    renderClosing(page, [], context),
  ].join("");
}

/** Writes the attribute on one of its elements. */
function renderMarkup(name: string, [first]: readonly Use[]): string {
  return codeBlock(
    "html",
    `<${first?.element ?? "g"} ${name}="..."></${first?.element ?? "g"}>`,
  );
}

function describeAttribute(
  { slug }: Page,
  { isGlobal, uses }: { isGlobal: boolean; uses: readonly Use[] },
  context: ReferenceContext,
): string {
  const bold = `<strong>${code(slug.slice(slug.lastIndexOf("/") + 1))}</strong>`;
  if (isGlobal) return `${bold} is a global attribute of SVG, not bound to one element`;
  if (uses.length > MOST_IN_SENTENCE)
    return `${bold} is an attribute of SVG, with ${uses.length} elements on record that take it`;
  const links = uses.map(({ element }) => linkElement("svg", element, context));
  // The data is not complete: it has `by` for one of three animations.
  const verb = links.length > 1 ? "take" : "takes";
  return `${bold} is an attribute of SVG that ${joinWords(links)} ${verb}`;
}

function listUses(name: string, { data }: ReferenceContext): Use[] {
  const elements = findFeature(data.compat, "svg.elements");
  return (elements ? listChildren(elements) : []).flatMap(({ name: element, key }) => {
    const feature = findFeature(data.compat, `${key}.${name}`);
    return feature?.node.__compat ? [{ element, feature }] : [];
  });
}

function toElementMember({ element, feature }: Use) {
  return {
    label: code(`<${element}>`),
    slug: toElementSlug("svg", element),
    key: feature.key,
    status: toFeatureStatus(feature.node.__compat),
  };
}
