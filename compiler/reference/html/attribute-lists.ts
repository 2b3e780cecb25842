import { findFeature, type Feature } from "../../sources/platform/compat/features";
import { code, definitions, joinWords, sentence, toTextHtml } from "../parts/html";
import { renderMembers, type Member } from "../parts/members";
import { describeSince } from "../parts/since";
import { findNameHtml, toMember } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import {
  findAttributeText,
  findElementText,
  type AttributeText,
} from "../texts/read-texts";

/** An attribute of an element, with its support if the data has it. */
export interface ElementAttribute {
  name: string;
  feature: Feature | null;
}

/** Joins the attributes of the standard with those of the data, by name. */
export function joinAttributes(
  element: string,
  { names, features }: { names: readonly string[]; features: readonly Feature[] },
  { data }: Pick<ReferenceContext, "data">,
): ElementAttribute[] {
  const found = new Map(features.map((feature) => [feature.name, feature]));
  const all = [...new Set([...names, ...found.keys()])].toSorted();
  return all.map((name) => ({
    name,
    feature:
      found.get(name) ?? findFeature(data.compat, `html.elements.${element}.${name}`),
  }));
}

/** Renders a list of attributes, each with meaning, type, values and Baseline; of one type of `input`. */
export function renderAttributeList(
  element: string,
  attributes: readonly ElementAttribute[],
  context: ReferenceContext,
  type?: string,
): string {
  return renderMembers(
    attributes.map((attribute) => toAttributeMember(element, attribute, context, type)),
    context,
  );
}

function toAttributeMember(
  element: string,
  { name, feature }: ElementAttribute,
  context: ReferenceContext,
  type = "",
): Member {
  const text = isDropped(element, { name, feature })
    ? null
    : findTypeText(name, element, type);
  const base: Member = feature
    ? toMember(feature, context)
    : { label: code(name), slug: null, key: null, status: [] };
  const slug = base.slug ?? findAttributePage(name, context);
  const isNamed = feature === null || findNameHtml(feature) !== null;
  const support = text || !feature ? "" : describeSince([feature.key], context);
  return {
    ...base,
    slug,
    key: support === "" ? base.key : null,
    summary: [
      isDropped(element, { name, feature }) ? describeDropped(element) : "",
      text && isNamed ? describeAttribute(text) : "",
      support,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** Finds the text about an attribute of a type, which is that of the element unless another is written. */
function findTypeText(name: string, element: string, type: string): AttributeText | null {
  const text = findAttributeText(name, `${element}.${type}`);
  const isOwn = text !== findAttributeText(name);
  return isOwn ? text : findAttributeText(name, element);
}

/**
 * True for an attribute that the standard has dropped from this element, if not from others. A text
 * that calls the attribute itself deprecated fits every element, because HTML has never had that one;
 * a text for this element alone tells what is left of the attribute.
 */
export function isDropped(element: string, { name, feature }: ElementAttribute): boolean {
  const isDeprecated = feature?.node.__compat?.status?.deprecated ?? false;
  const text = findAttributeText(name, element);
  return (
    isDeprecated &&
    !findElementText(element)?.attributes.includes(name) &&
    !text?.is.includes("It is deprecated") &&
    (text === null || text === findAttributeText(name))
  );
}

/**
 * Names the standard only for its present elements, which have a content model: it still describes
 * attributes of obsolete ones, and has never had those of an element that is defined elsewhere.
 */
function describeDropped(element: string): string {
  return findElementText(element)?.content
    ? "The HTML standard does not allow it on this element."
    : "It is deprecated.";
}

/** Finds the page that elements share about an attribute. */
function findAttributePage(name: string, { data }: ReferenceContext): string | null {
  const slug = `Web/HTML/Reference/Attributes/${name}`;
  return data.bcd().findBySlug(slug)?.slug ?? null;
}

/** Describes an attribute in two sentences: its meaning, its type with the values. */
function describeAttribute(text: AttributeText): string {
  const values = Object.keys(text.values).map(code);
  const kind =
    values.length > 0 && text.type === "Keyword"
      ? `one of ${joinWords(values, "or")}`
      : values.length > 0
        ? `${toTextHtml(text.type)}, such as ${joinWords(values.slice(0, 6), "or")}`
        : toTextHtml(text.type);
  return `${sentence(toTextHtml(text.is))} Value: ${lowerFirst(kind)}`;
}

/** Lists the values of an attribute with what each means; empty without values. */
export function renderValueTexts(text: AttributeText): string {
  return definitions(
    Object.entries(text.values).map(([value, meaning]) => ({
      term: code(value),
      details: sentence(toTextHtml(meaning)),
    })),
  );
}

/** Keeps abbreviations such as `HTML` and names. */
function lowerFirst(html: string): string {
  return /^[A-Z](?![A-Z])/.test(html)
    ? html.charAt(0).toLowerCase() + html.slice(1)
    : html;
}
