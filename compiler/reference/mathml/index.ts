import { toLeaf } from "~/domain/documents/slug";
import { findFeature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import {
  listAreaPages,
  listFeaturesBelow,
  type BcdPage,
} from "../data/list-bcd-features";
import { linkParent, renderClosing } from "../parts/closing";
import { renderGlobalAttribute } from "../parts/global-attribute";
import { code, linkExisting } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { nameMarkupPage, renderPlainPage } from "../parts/plain-page";
import { renderFeatureList } from "../parts/sub-feature-sections";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "../reference-area";
import { ELEMENT_MEANINGS } from "./element-meanings";
import { renderMathmlElement } from "./render-element";

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
