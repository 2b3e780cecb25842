import { escapeText } from "~/domain/text/escape-html";
import { findCssText } from "../../macros/sections/css-facts";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import type { CssProperty } from "../../sources/platform/webref-css";
import { listRelated, renderClosing } from "../parts/closing";
import { code, codeBlock, joinWords, list, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { hasCssPage, linkCss } from "./css-link";
import { renderFormalDefinition, renderFormalSyntax } from "./formal-sections";
import { renderExample } from "./example";
import { readInitial, findLatestFacts } from "./latest-facts";
import {
  GLOBAL_VALUES,
  listSingleValues,
  renderValueMeanings,
  toSample,
} from "./value-texts";

/** More keywords than this make no overview. */
const MOST_KEYWORDS = 30;
/** Matches texts of the data that fit into a sentence: a phrase without markup but names of elements. */
const PHRASE = /^(?:[^.;:{}<>&]|<\w+>){1,90}$/;
/** Matches what names no elements. */
const NO_ELEMENTS = /^(?:see |same as |n\/a$|css regions)/i;
const MOST_LONGHANDS = 8;
/** All custom properties. */
const CUSTOM = "--*";

export function renderProperty(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const name = feature.name === "custom-property" ? CUSTOM : feature.name;
  const facts = context.data.css.findProperty(name);
  const longhands = facts?.legacyAliasOf ? [] : (facts?.longhands ?? []);
  return [
    renderIntroduction(page, describeProperty(name, facts, context), context),
    renderConstituents(longhands, context),
    section("Syntax", codeBlock("css", listDeclarations(name, longhands.length > 0))),
    renderValueMeanings(name, { kind: "property", name }),
    renderExample(page, context.data.css),
    renderSubFeatures("Support of values", feature, context),
    renderFormalDefinition(page, facts, context),
    renderFormalSyntax({ kind: "property", name }, context),
    renderGroup(page, name, context),
    renderClosing(page, linkShorthands(name, context), context),
  ].join("");
}

function describeProperty(
  name: string,
  facts: CssProperty | null,
  context: ReferenceContext,
): { lead: string; more: string[] } {
  const bold = `<strong>${code(name)}</strong>`;
  const { longhands = [], legacyAliasOf } = facts ?? {};
  if (legacyAliasOf)
    return {
      lead: `${bold} is another name for the CSS property ${linkCss(legacyAliasOf, context)}, kept for older style sheets`,
      more: [],
    };
  const more = describeFacts(name, longhands.length > 0);
  if (longhands.length === 0) return { lead: describeLonghand(name, bold), more };
  const set =
    longhands.length > MOST_LONGHANDS
      ? `${longhands.length} properties`
      : joinWords(longhands.map(code));
  return { lead: `${bold} is a CSS shorthand property that sets ${set} at once`, more };
}

function describeLonghand(name: string, bold: string): string {
  const applies = toPhrase(findLatestFacts(name)?.appliesto);
  const isPlain = applies !== null && !NO_ELEMENTS.test(applies);
  return `${bold} is a CSS property${isPlain ? ` that applies to ${applies}` : ""}`;
}

/** Renders `Its initial value is auto, and it is not inherited.` */
function describeFacts(name: string, isShorthand: boolean): string[] {
  const inherited = findLatestFacts(name)?.inherited;
  const initial = isShorthand ? null : readInitial(name);
  const parts = [
    ...(initial === null ? [] : [`its initial value is ${code(initial)}`]),
    ...(inherited === undefined ? [] : [`it is ${inherited ? "" : "not "}inherited`]),
  ];
  return parts.length === 0 ? [] : [parts.join(", and ")];
}

/** Returns a fact as the end of a sentence; null for other facts. */
function toPhrase(fact: string | string[] | undefined): string | null {
  if (typeof fact !== "string") return null;
  const text = findCssText(fact, "en-US") ?? fact;
  if (!PHRASE.test(text)) return null;
  const [first = "", second = ""] = text;
  const isWord = second === second.toLowerCase();
  const phrase = (isWord ? first.toLowerCase() : first) + text.slice(1);
  const lastComma = /, (?=<\w+>$)/;
  return escapeText(
    phrase.includes(" and ") ? phrase : phrase.replace(lastComma, " and "),
  ).replace(/&lt;\w+(?:&gt;|>)/g, (element) => `<code>${element}</code>`);
}

/** Lists declarations with every single keyword, then with the global keywords. */
function listDeclarations(name: string, isShorthand: boolean): string {
  const values = listSingleValues({ kind: "property", name });
  const keywords = values.filter((value) => !value.startsWith("<"));
  const others = [
    ...new Set(
      values
        .filter((value) => value.startsWith("<"))
        .map((value) => toSample(value, name)),
    ),
  ];
  const shown = isShorthand || keywords.length > MOST_KEYWORDS ? [] : keywords;
  const declared = name === CUSTOM ? "--my-name" : name;
  const declare = (value: string) => `${declared}: ${value};`;
  return [
    ...(shown.length === 0 ? [] : ["/* Keywords */", ...shown.map(declare), ""]),
    ...(others.length === 0 ? [] : ["/* Other values */", ...others.map(declare), ""]),
    "/* Global values */",
    ...GLOBAL_VALUES.map(declare),
  ].join("\n");
}

function renderConstituents(
  longhands: readonly string[],
  context: ReferenceContext,
): string {
  return section(
    "Constituent properties",
    list(longhands.map((longhand) => linkCss(longhand, context))),
  );
}

/** Renders the properties of the same group, without those under "See also". */
function renderGroup(page: Page, name: string, context: ReferenceContext): string {
  const group = context.data.cssGroups.findGroup(name);
  const related = listRelated(page, context).join("");
  const others =
    group?.properties.filter(
      (other) => other !== name && !related.includes(`/Properties/${other}"`),
    ) ?? [];
  if (!group || others.length === 0) return "";
  const links = others.map((other) => linkCss(other, context)).join(", ");
  return section(`Other properties of ${escapeText(group.name)}`, `<p>${links}</p>`);
}

function linkShorthands(name: string, context: ReferenceContext): string[] {
  return context.data.css
    .listShorthands(name)
    .filter((shorthand) => hasCssPage(shorthand, context))
    .map(
      (shorthand) => `${linkCss(shorthand, context)}, a shorthand property that sets it`,
    );
}
