import type { ElementLanguage } from "../data/elements";
import type { ReferenceContext } from "../reference-area";
import { code, linkExisting } from "./html";

/** Folders of a language's element pages. */
const ELEMENT_PAGES: Readonly<Record<ElementLanguage, string>> = {
  html: "Web/HTML/Reference/Elements",
  svg: "Web/SVG/Reference/Element",
  mathml: "Web/MathML/Reference/Element",
};

/** Returns the slug of an element's page, which may not exist. */
export function toElementSlug(language: ElementLanguage, name: string): string {
  const leaf = language === "html" && /^h[1-6]$/.test(name) ? "Heading_Elements" : name;
  return `${ELEMENT_PAGES[language]}/${leaf}`;
}

/** Renders an element, linked if the site has its page. */
export function linkElement(
  language: ElementLanguage,
  name: string,
  { site }: Pick<ReferenceContext, "site">,
): string {
  return linkExisting(site, toElementSlug(language, name), code(`<${name}>`));
}

/** Renders a DOM interface, linked if the site has its page. */
export function linkInterface(
  name: string,
  { site }: Pick<ReferenceContext, "site">,
): string {
  return linkExisting(site, `Web/API/${name}`, code(name));
}

/** Renders rows of label and HTML as a table; empty without rows. */
export function renderFactTable(rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const html = rows.map(
    ([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`,
  );
  return `<table class="properties"><tbody>${html.join("")}</tbody></table>`;
}
