import { listAreaPages } from "../data/list-bcd-features";
import { nameMarkupPage, renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { renderSvgAttribute } from "./render-attribute";
import { renderSvgElement } from "./render-element";

/** Generates elements and attributes of SVG. */
export const svg: ReferenceArea = {
  name: "svg",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "svg").map((page) =>
      toReferencePage(page, nameMarkupPage(page, "svg")),
    ),
  renderBody(page, context) {
    if (page.pageType === "svg-element") return renderSvgElement(page, context);
    return page.pageType === "svg-attribute"
      ? renderSvgAttribute(page, context)
      : renderPlainPage(page, context);
  },
};
