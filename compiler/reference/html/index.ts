import { renderGlobalAttribute } from "../parts/global-attribute";
import { listAreaPages } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { nameHtmlPage } from "./page-names";
import { renderAttribute } from "./render-attribute";
import { renderAttributeValue } from "./render-attribute-value";
import { renderElement } from "./render-element";

/** Generates HTML elements, attributes and input types. */
export const html: ReferenceArea = {
  name: "html",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "html").map((page) => toReferencePage(page, nameHtmlPage(page))),
  renderBody(page, context) {
    if (page.pageType === "html-element") return renderElement(page, context);
    if (page.pageType === "html-attribute-value")
      return renderAttributeValue(page, context);
    if (page.slug.includes("/Global_attributes/"))
      return renderGlobalAttribute(page, "HTML", context);
    return page.pageType === "html-attribute"
      ? renderAttribute(page, context)
      : renderPlainPage(page, context);
  },
};
