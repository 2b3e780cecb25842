import { renderGlobalAttribute } from "../parts/global-attribute";
import { listAreaPages } from "../data/list-bcd-features";
import { renderMarkupElement } from "../parts/markup-element";
import { nameMarkupPage, renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { ELEMENT_MEANINGS } from "./element-meanings";

const VALUES = "Web/MathML/Reference/Values";

/** Generates elements and global attributes of MathML. */
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
      ? renderGlobalAttribute(page, "MathML", context)
      : renderPlainPage(page, context);
  },
};
