import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { findFeature, type Feature } from "../../sources/platform/compat/features";
import { toFeatureStatus } from "../data/list-bcd-features";
import { renderAttributeIntroduction } from "../parts/attribute-introduction";
import { renderClosing } from "../parts/closing";
import {
  groupByText,
  linkElement,
  toElementSlug,
  type SharedText,
} from "../parts/elements";
import {
  code,
  codeBlock,
  definitions,
  joinWords,
  paragraph,
  section,
  sentence,
  toTextHtml,
} from "../parts/html";
import { renderMembers, type Member } from "../parts/members";
import {
  renderDetails,
  renderFeatureList,
  splitSubFeatures,
} from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { findSvgText } from "../texts/read-texts";
import { listUses, type Use } from "./element-attributes";
import { describeProperty, listStyled } from "./describe-property";
import { ELEMENT_MEANINGS } from "./element-meanings";

/** More elements than this are shown as a list instead of a sentence. */
const MOST_IN_SENTENCE = 6;
/** Attributes whose feature is about those that SVG 2 has dropped; it still has these. */
const KEPT_BY_SVG2: ReadonlySet<string> = new Set([
  "xlink:href",
  "xlink:title",
  "xml:lang",
  "xml:space",
]);
/** Values that have a wrong name in the data. */
const VALUE_NAMES: Readonly<Record<string, string>> = {
  "svg.global_attributes.color-interpolation.linearGradient": "linearRGB",
};

/** Elements that show what an attribute is for, where any element may have it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "flood-color": "feFlood",
  "flood-opacity": "feFlood",
  "lighting-color": "feDiffuseLighting",
  "marker-end": "path",
  "marker-mid": "path",
  "marker-start": "path",
  "stop-color": "stop",
  "stop-opacity": "stop",
};

type Meaning = SharedText<NonNullable<ReturnType<typeof findSvgText>>>;

/** Renders an attribute of one, several or all SVG elements. */
export function renderSvgAttribute(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  if (!feature) return renderClosing(page, [], context);
  const name = toLeaf(page.slug);
  const uses = listUses(name, feature, context);
  const meanings = listMeanings(name, uses);
  const [only] = meanings;
  const text = only && only.elements.length === uses.length ? only.text : null;
  const more = [
    text ? `It ${toTextHtml(text.is)}` : "",
    describeProperty(
      name,
      uses.map(({ element }) => element),
      context,
    ),
  ];
  return [
    renderAttributeIntroduction(
      page,
      { lead: describeAttribute(page, { name, uses }, context), more },
      listFeatureKeys(page, { name, uses }),
      context,
    ),
    section("Syntax", codeBlock("html", writeMarkup(name, uses))),
    text
      ? section("Value", paragraph(sentence(toTextHtml(text.type))))
      : section("Value by element", definitions(meanings.map(toDefinition))),
    section("Elements", renderMembers(uses.map(toElementMember), context)),
    renderValues(feature, context),
    renderClosing(page, [], context),
  ].join("");
}

function describeAttribute(
  { status }: Page,
  { name, uses }: { name: string; uses: readonly Use[] },
  context: ReferenceContext,
): string {
  const bold = `<strong>${code(name)}</strong>`;
  if (uses.length === 0)
    return `${bold} is an attribute of SVG that is not bound to one element`;
  if (uses.length > MOST_IN_SENTENCE)
    return `${bold} is an attribute of SVG, with ${uses.length} elements on record that take it`;
  const links = joinWords(
    uses.map(({ element }) => linkElement("svg", element, context)),
  );
  // The data records deprecated attributes for few of their elements.
  if (status.includes("deprecated"))
    return `${bold} is an attribute of SVG that elements such as ${links} take`;
  return `${bold} is an attribute of SVG that ${links} ${uses.length > 1 ? "take" : "takes"}`;
}

/** Lists the keys by which the attribute's feature is found; none when the feature does not fit. */
function listFeatureKeys(
  { browserCompat }: Page,
  { name, uses }: { name: string; uses: readonly Use[] },
): readonly string[] {
  if (KEPT_BY_SVG2.has(name)) return [];
  const keys = uses.flatMap(({ feature }) => feature?.key ?? []);
  return keys.length > 0 ? keys : browserCompat;
}

/** Groups the elements by what the attribute means for them; one group without elements if global. */
function listMeanings(name: string, uses: readonly Use[]): Meaning[] {
  if (uses.length > 0)
    return groupByText(
      uses.map(({ element }) => element),
      (element) => findSvgText(name, element),
    );
  const text = findSvgText(name);
  return text ? [{ text, elements: [] }] : [];
}

function toDefinition({ text, elements }: Meaning) {
  return {
    term: joinWords(elements.map((element) => code(`<${element}>`))),
    details: `${sentence(`It ${toTextHtml(text.is)}`)} ${sentence(toTextHtml(text.type))}`,
  };
}

/** Writes the attribute on one of its elements: one that it styles, or that the data knows. */
function writeMarkup(name: string, uses: readonly Use[]): string {
  const elements = uses.map((use) => use.element);
  const recorded = uses.find((use) => use.feature !== null) ?? uses[0];
  const element =
    listStyled(name, elements)[0] ?? recorded?.element ?? EXAMPLES[name] ?? "g";
  const isBoolean = findSvgText(name, element)?.type === "a boolean attribute";
  const attribute = name.replace("*", "name");
  return `<${element} ${attribute}${isBoolean ? "" : '="..."'}></${element}>`;
}

function toElementMember({ element, feature }: Use): Member {
  return {
    label: code(`<${element}>`),
    slug: toElementSlug("svg", element),
    key: feature?.key ?? null,
    status: toFeatureStatus(feature?.node.__compat),
    summary: sentence(ELEMENT_MEANINGS[element] ?? ""),
  };
}

/** Lists the values of which the data knows the support, which are not all. */
function renderValues(feature: Feature, context: ReferenceContext): string {
  const { named, described } = splitSubFeatures(feature);
  const values = named.map((value) => ({
    ...value,
    name: VALUE_NAMES[value.key] ?? value.name,
  }));
  return (
    renderFeatureList("Support of values", values, context) +
    renderDetails(described, context)
  );
}
