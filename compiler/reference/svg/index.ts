import { listAreaPages } from "../data/list-bcd-features";
import { nameMarkupPage, renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { renderMarkupElement } from "../parts/markup-element";
import { ELEMENT_MEANINGS } from "./element-meanings";
import { renderSvgAttribute } from "./render-attribute";

/** Generates elements and attributes of SVG. */
export const svg: ReferenceArea = {
  name: "svg",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "svg").map((page) =>
      toReferencePage(page, nameMarkupPage(page, "svg")),
    ),
  renderBody(page, context) {
    if (page.pageType === "svg-element") {
      const name = page.slug.slice(page.slug.lastIndexOf("/") + 1);
      return renderMarkupElement(page, "svg", context, ELEMENT_MEANINGS[name]);
    }
    return page.pageType === "svg-attribute"
      ? renderSvgAttribute(page, context)
      : renderPlainPage(page, context);
  },
};
