import { getOrCreate } from "~/domain/text/get-or-create";
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

/** A text that some elements share. */
export interface SharedText<Text> {
  text: Text;
  elements: string[];
}

/** Groups elements by the text about them, equal texts together; leaves out those without one. */
export function groupByText<Text>(
  elements: readonly string[],
  findText: (element: string) => Text | null,
): SharedText<Text>[] {
  const groups = new Map<string, SharedText<Text>>();
  for (const element of elements) {
    const text = findText(element);
    if (text === null) continue;
    const create = (): SharedText<Text> => ({ text, elements: [] });
    getOrCreate(groups, JSON.stringify(text), create).elements.push(element);
  }
  return [...groups.values()];
}
