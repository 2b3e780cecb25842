import { findFeature, type Feature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import { renderClosing } from "../parts/closing";
import { linkInterface } from "../parts/elements";
import {
  code,
  codeBlock,
  linkExisting,
  paragraph,
  section,
  sentence,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderMembers, type Member } from "../parts/members";
import { describeSince } from "../parts/since";
import { renderDetails, splitSubFeatures, toMember } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { findSvgText } from "../texts/read-texts";
import { toAttributeName, listKnownAttributes } from "./element-attributes";
import { ELEMENT_MEANINGS } from "./element-meanings";

const ATTRIBUTES = "Web/SVG/Reference/Attribute";

/** Renders an element with its attributes. */
export function renderSvgElement(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  if (!feature) return renderClosing(page, [], context);
  const { name } = feature;
  const facts = context.data.elements.findElement("svg", name);
  const { named, described } = splitSubFeatures(feature);
  const others = named.filter((child) => !isAttribute(child));
  const meaning = ELEMENT_MEANINGS[name];
  return [
    renderIntroduction(
      page,
      {
        lead: `<strong>${code(`<${name}>`)}</strong> is an element of SVG`,
        more: meaning ? [`It stands for ${meaning}`] : [],
      },
      context,
    ),
    section("Syntax", codeBlock("html", `<${name}></${name}>`)),
    renderAttributes(name, named.filter(isAttribute), context),
    renderDetails([...others, ...described], context),
    section(
      "DOM interface",
      facts?.interface ? paragraph(linkInterface(facts.interface, context)) : "",
    ),
    renderClosing(page, [], context),
  ].join("");
}

/** False for other names of the language, such as the fragment `svgView()`. */
function isAttribute(feature: Feature): boolean {
  return /^[\w:-]+$/.test(toAttributeName(feature));
}

/** Lists the attributes of the data and those that it lacks, by name. */
function renderAttributes(
  element: string,
  features: readonly Feature[],
  context: ReferenceContext,
): string {
  const byName = new Map(features.map((one) => [toAttributeName(one), one]));
  const names = new Set([...byName.keys(), ...listKnownAttributes(element)]);
  if (names.size === 0) return "";
  const members = [...names]
    .toSorted()
    .map((name) =>
      toAttributeMember(name, { element, feature: byName.get(name) }, context),
    );
  const all = linkExisting(
    context.site,
    ATTRIBUTES,
    "attributes that all SVG elements take",
  );
  return (
    section("Attributes", renderMembers(members, context)) +
    paragraph(`See also the ${all}.`)
  );
}

/** Describes an attribute by its text, else by the browsers that have it. */
function toAttributeMember(
  name: string,
  { element, feature }: { element: string; feature: Feature | undefined },
  context: ReferenceContext,
): Member {
  const text = findSvgText(name, element);
  const base: Member = feature
    ? toMember(feature, context)
    : { label: code(name), slug: null, key: null, status: [] };
  const isCovered =
    base.key !== null && context.platform.findBaseline([base.key]) !== null;
  return {
    ...base,
    slug: base.slug ?? `${ATTRIBUTES}/${name}`,
    summary: text
      ? `${sentence(toTextHtml(text.is))} Value: ${toTextHtml(text.type)}`
      : feature && !isCovered
        ? describeSince([feature.key], context)
        : "",
  };
}
