import type { Page } from "../../page";
import { findFeature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listAreaPages } from "../parts/list-bcd-features";
import { renderMarkupElement } from "../parts/markup-element";
import { nameMarkupPage } from "../parts/markup-names";
import { renderPlainPage } from "../parts/plain-page";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext } from "../reference-area";
import { ELEMENT_MEANINGS } from "./element-meanings";

const VALUES = "Web/MathML/Reference/Values";

/** Elements and global attributes of MathML. */
export const mathml: ReferenceArea = {
  name: "mathml",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "mathml").map((page) =>
      toReferencePage(page, {
        ...nameMarkupPage(page, "mathml"),
        ...(page.slug === VALUES && {
          title: "MathML attribute values",
          shortTitle: "Values",
        }),
      }),
    ),
  renderBody(page, context) {
    if (page.pageType === "mathml-element") {
      const name = page.slug.slice(page.slug.lastIndexOf("/") + 1);
      return renderMarkupElement(page, "mathml", context, ELEMENT_MEANINGS[name]);
    }
    return page.pageType === "mathml-attribute"
      ? renderGlobalAttribute(page, context)
      : renderPlainPage(page, context);
  },
};

function renderGlobalAttribute(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  const name = page.slug.slice(page.slug.lastIndexOf("/") + 1);
  const lead = `<strong>${code(name)}</strong> is a global attribute: every MathML element can have it`;
  return [
    renderIntroduction(page, { lead }, context),
    feature ? renderSubFeatures("Values", feature, context) : "",
    renderClosing(page, [], context),
  ].join("");
}
