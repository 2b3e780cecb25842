import { toLeafTitle } from "~/domain/documents/slug";
import { type BcdPage, listAreaPages } from "../data/list-bcd-features";
import { renderGlobalAttribute } from "../parts/global-attribute";
import { renderPlainPage } from "../parts/plain-page";
import { type PageNames, toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { ELEMENT_NAMES } from "./element-names";
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

const ROOT = "Web/HTML/Reference/";
const HEADINGS = "Heading_Elements";

/** Returns title and page type of an HTML page, derived from its place in the documentation. */
function nameHtmlPage({ slug }: BcdPage): PageNames {
  if (!slug.startsWith(ROOT)) return { title: toLeafTitle(slug), pageType: "guide" };
  const [area = "", name = "", ...rest] = slug.slice(ROOT.length).split("/");
  switch (area) {
    case "Elements":
      return nameInElement(name, rest);
    case "Attributes":
      return nameAttribute(name, rest);
    case "Global_attributes":
      return nameGlobalAttribute(name);
    default:
      return { title: toLeafTitle(slug), pageType: "guide" };
  }
}

function nameInElement(
  element: string,
  [attribute, value]: readonly string[],
): PageNames {
  if (attribute === undefined) return nameElement(element);
  if (element === "input")
    return { title: `<input type="${attribute}">`, pageType: "html-attribute-value" };
  const title = `<${element}> ${attribute}`;
  return value === undefined
    ? { title: `${title} attribute`, shortTitle: title, pageType: "html-attribute" }
    : {
        title: `<${element} ${attribute}="${value}">`,
        shortTitle: value,
        pageType: "html-attribute-value",
      };
}

function nameElement(element: string): PageNames {
  const pageType = "html-element";
  if (element === HEADINGS)
    return { title: "<h1>–<h6>: The HTML Section Heading elements", pageType };
  const name = ELEMENT_NAMES[element];
  return { title: `<${element}>${name ? `: The ${name} element` : ""}`, pageType };
}

function nameAttribute(name: string, [value]: readonly string[]): PageNames {
  return value === undefined
    ? { title: `HTML attribute: ${name}`, shortTitle: name, pageType: "html-attribute" }
    : {
        title: `${name}="${value.replaceAll("_", " ")}"`,
        pageType: "html-attribute-value",
      };
}

function nameGlobalAttribute(name: string): PageNames {
  return {
    title: `HTML ${name} global attribute`,
    shortTitle: name,
    pageType: "html-attribute",
  };
}
