import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import {
  findFeature,
  listChildren,
  type Feature,
} from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { linkElement, toElementSlug } from "../parts/elements";
import { code, codeBlock, joinWords, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { toFeatureStatus } from "../data/list-bcd-features";
import { renderMembers, type Member } from "../parts/members";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import type { ReferenceContext } from "../reference-area";
import { VOID_ELEMENTS } from "./element-names";

/** Matches the element in a key: `link` in `html.elements.link.rel`. */
const ELEMENT_OF_KEY = /^html\.elements\.([^.]+)\./;

/** Renders an attribute of one or more elements. */
export function renderAttribute(page: Page, context: ReferenceContext): string {
  const [first] = listUses(page, context);
  const name = first?.feature.name ?? "";
  const isShared = page.slug.includes("/Attributes/");
  const uses = isShared ? listAllUses(name, context) : first ? [first] : [];
  const links = uses.map(({ element }) => linkElement("html", element, context));
  const lead = `<strong>${code(name)}</strong> is an attribute of the HTML element${links.length > 1 ? "s" : ""} ${joinWords(links)}`;
  return [
    renderIntroduction(page, { lead }, context),
    uses.length > 1
      ? section("Elements", renderMembers(uses.map(toElementMember), context))
      : "",
    renderValues(uses, context),
    renderClosing(page, [], context),
  ].join("");
}

interface Use {
  element: string;
  feature: Feature;
}

function listUses({ browserCompat }: Page, { data }: ReferenceContext): Use[] {
  return browserCompat.flatMap((key) => {
    const feature = findFeature(data.compat, key);
    const element = ELEMENT_OF_KEY.exec(key)?.[1];
    return feature && element ? [{ element, feature }] : [];
  });
}

/**
 * Lists uses beyond the page's keys, because some elements document the attribute on their own
 * page.
 */
function listAllUses(name: string, { data }: ReferenceContext): Use[] {
  const elements = findFeature(data.compat, "html.elements");
  return (elements ? listChildren(elements) : []).flatMap(({ name: element, key }) => {
    const feature = findFeature(data.compat, `${key}.${name}`);
    return feature?.node.__compat ? [{ element, feature }] : [];
  });
}

function toElementMember({ element, feature }: Use): Member {
  return {
    label: code(`<${element}>`),
    slug: toElementSlug("html", element),
    key: feature.key,
    status: toFeatureStatus(feature.node.__compat),
  };
}

/** Renders the values of the element with the most data, because the others repeat them. */
function renderValues(uses: readonly Use[], context: ReferenceContext): string {
  const [richest] = uses.toSorted((a, b) => countParts(b) - countParts(a));
  return richest ? renderSubFeatures("Values", richest.feature, context) : "";
}

function countParts({ feature }: Use): number {
  return Object.keys(feature.node).length;
}

/** Renders one value of an attribute: `<input type="color">`, `rel="preload"`. */
export function renderAttributeValue(page: Page, context: ReferenceContext): string {
  const title = toPlainTitle(page.title);
  const uses = listUses(page, context);
  const links = [
    ...new Set(uses.map(({ element }) => linkElement("html", element, context))),
  ];
  const isType = title.startsWith("<input");
  const what = isType ? "form control" : "attribute value";
  const lead = `<strong>${code(title)}</strong> is ${isType ? "a" : "an"} ${what} of the HTML element${links.length > 1 ? "s" : ""} ${joinWords(links)}`;
  const use = uses.find(({ feature }) => feature.name.startsWith("type_")) ?? uses[0];
  return [
    renderIntroduction(page, { lead }, context),
    section("Syntax", codeBlock("html", writeUses(title, uses))),
    use ? renderSubFeatures(isType ? "Attributes" : "Values", use.feature, context) : "",
    renderClosing(page, [], context),
  ].join("");
}

function writeUses(title: string, uses: readonly Use[]): string {
  const tags = title.startsWith("<")
    ? [title]
    : [...new Set(uses.map(({ element }) => `<${element} ${title}>`))];
  return tags
    .map((tag) => {
      const [, element = ""] = /^<(\w+)/.exec(tag) ?? [];
      return VOID_ELEMENTS.has(element) ? tag : `${tag}</${element}>`;
    })
    .join("\n");
}
