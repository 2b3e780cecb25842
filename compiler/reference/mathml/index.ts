import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import {
  type BcdPage,
  listAreaPages,
  listFeaturesBelow,
} from "../data/list-bcd-features";
import { linkParent, renderClosing } from "../parts/closing";
import { linkInterface } from "../parts/elements";
import { renderGlobalAttribute } from "../parts/global-attribute";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { nameMarkupPage, renderPlainPage } from "../parts/plain-page";
import {
  renderDetails,
  renderFeatureList,
  splitSubFeatures,
} from "../parts/sub-features";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "../reference-area";

const ROOT = "Web/MathML/Reference";
const VALUES = `${ROOT}/Values`;
const VALUES_KEY = "mathml.attribute_values";

/** Generates elements and global attributes of MathML. */
export const mathml: ReferenceArea = {
  name: "mathml",
  listPages: ({ bcd }) => listAreaPages(bcd(), "mathml").map(toPage),
  renderBody(page, context) {
    const name = toLeaf(page.slug);
    if (page.pageType === "mathml-element")
      return renderMathmlElement(page, context, ELEMENT_MEANINGS[name]);
    if (page.slug === VALUES) return renderValues(page, context);
    if (page.pageType !== "mathml-attribute") return renderPlainPage(page, context);
    return name === "href"
      ? renderHref(page, context)
      : renderGlobalAttribute(page, "MathML", context);
  },
};

function toPage(page: BcdPage): ReferencePage {
  const generated = toReferencePage(page, nameMarkupPage(page, "mathml"));
  if (page.slug !== VALUES) return generated;
  return {
    ...generated,
    title: "MathML attribute values",
    shortTitle: "Values",
    // The features of the page are old values, and their status is not that of values in general.
    status: [],
    browserCompat: [VALUES_KEY],
  };
}

/** Renders the types of values (MathML Core, section 2.1.4), then old values. */
function renderValues(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, VALUES_KEY);
  const lead =
    "<strong>Values of MathML attributes</strong> are mostly written as in CSS: lengths and percentages, colors, and integers";
  const more = [
    "An attribute that is on or off has <code>true</code> or <code>false</code>",
  ];
  return [
    renderIntroduction(page, { lead, more }, context),
    renderFeatureList(
      "Values of full MathML",
      feature ? listFeaturesBelow(feature) : [],
      context,
    ),
    renderClosing(page, linkParent(page, context), context),
  ].join("");
}

/** Renders the attribute that all elements have in MathML 3, but in MathML Core only one. */
function renderHref(page: Page, context: ReferenceContext): string {
  const link = linkExisting(context.site, `${ROOT}/Element/a`, code("<a>"));
  const lead = `<strong>${code("href")}</strong> is an attribute that makes a MathML element a link`;
  const more = [
    `MathML Core has it on ${link} alone, and its use on other elements is discouraged`,
  ];
  return (
    renderIntroduction(page, { lead, more }, context) +
    renderClosing(page, linkParent(page, context), context)
  );
}

const GLOBAL_ATTRIBUTES = "Web/MathML/Reference/Global_attributes";

/** Renders the page of an element; `meaning` is a phrase after "It stands for". */
function renderMathmlElement(
  page: Page,
  context: ReferenceContext,
  meaning?: string,
): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  if (!feature) return renderClosing(page, [], context);
  const facts = context.data.elements.findElement("mathml", feature.name);
  const { named, described } = splitSubFeatures(feature);
  const lead = `<strong>${code(`<${feature.name}>`)}</strong> is an element of MathML`;
  const rest = linkExisting(
    context.site,
    GLOBAL_ATTRIBUTES,
    "attributes that all MathML elements take",
  );
  return [
    renderIntroduction(
      page,
      { lead, more: meaning ? [`It stands for ${meaning}`] : [] },
      context,
    ),
    section("Syntax", codeBlock("html", `<${feature.name}></${feature.name}>`)),
    renderFeatureList("Attributes", named, context),
    named.length > 0 ? `<p>See also the ${rest}.</p>` : "",
    renderDetails(described, context),
    section(
      "DOM interface",
      facts?.interface ? `<p>${linkInterface(facts.interface, context)}</p>` : "",
    ),
    renderClosing(page, [], context),
  ].join("");
}

/** Meanings of MathML elements, in our own words. Source: MathML Core and MathML 3. */
const ELEMENT_MEANINGS: Readonly<Record<string, string>> = {
  a: "a link",
  annotation: "a text that says the same as a formula in another notation",
  "annotation-xml": "markup that says the same as a formula in another language",
  maction: "a part of a formula that the user can act on",
  math: "a whole formula: the outermost element of MathML",
  menclose: "a part of a formula inside lines or a box",
  merror: "an error message in the place of a formula",
  mfenced: "a part of a formula between brackets",
  mfrac: "a fraction: its first child over its second",
  mi: "an identifier, such as the name of a variable or function",
  mmultiscripts: "a base with any number of scripts before and after it",
  mn: "a number",
  mo: "an operator, such as a plus sign or a bracket",
  mover: "a base with an accent or limit over it",
  mpadded: "a part of a formula whose size and place are adjusted",
  mphantom: "a part of a formula that is invisible but takes its space",
  mprescripts: "the place in a list of scripts from which they stand before the base",
  mroot: "a root with an index: the second child",
  mrow: "a group of parts in a row",
  ms: "a string literal, as in a program",
  mspace: "an empty space of a given size",
  msqrt: "a square root",
  mstyle: "a part of a formula with a style of its own",
  msub: "a base with a subscript",
  msubsup: "a base with a subscript and a superscript",
  msup: "a base with a superscript",
  mtable: "a table or matrix",
  mtd: "a cell of a table or matrix",
  mtext: "text without a mathematical meaning",
  mtr: "a row of a table or matrix",
  munder: "a base with an accent or limit under it",
  munderover: "a base with accents or limits both under and over it",
  semantics: "a formula together with annotations that say the same in other notations",
};
