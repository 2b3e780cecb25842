import { docUrl, toLeaf } from "~/domain/documents/slug";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { memoize } from "../../core/memoize";
import { describeUnknownSvgElement } from "../../flaws/macros";
import type { SvgElement } from "../../sources/content-data/content-data";
import { findFeature, listChildren } from "../../sources/platform/compat/features";
import { readPackageData } from "../../sources/platform/read-package-data";
import { readText } from "../arguments";
import { domxref } from "../links/domxref";
import { elementLinks } from "../links/element-links";
import type { Macro, MacroContext } from "../macro";

const ATTRIBUTES = "Web/SVG/Reference/Attribute";
const svgElement = elementLinks.find(({ names }) => names.includes("svgelement"));

/**
 * `{{SVGInfo}}` renders facts about the page's element. Categories and content model come from
 * the content's SVGData.json; without the file, the table shows the open data.
 */
export const svgInfo: Macro = {
  names: ["svginfo"],
  render(args, context) {
    const name = readText(args, 0) ?? toLeaf(context.page.slug);
    const described = context.contentData.findSvgElement(name, context.locale);
    const facts = findSvgElementFacts(name);
    const rows = described
      ? listDescribedRows(described, context)
      : facts && listDataRows(name, facts, context);
    if (!rows) return reportUnknown(name, context);
    return `<table class="properties"><tbody>${rows.join("")}</tbody></table>`;
  },
};

function reportUnknown(name: string, { report }: MacroContext): string {
  report(describeUnknownSvgElement(name));
  return "";
}

function listDescribedRows(element: SvgElement, context: MacroContext): string[] {
  const names = element.contentElements.map(
    (name) => `<li>${showContent(name, context)}</li>`,
  );
  const list = names.length > 0 ? `<ul>${names.join("")}</ul>` : "";
  return [
    renderRow("svg-info-categories", element.categories.join(", "), context),
    renderRow("svg-info-content", element.content + list, context),
  ];
}

/** Renders an element as a link, and a category of elements as its name, which is HTML. */
function showContent(name: string, context: MacroContext): string {
  return name.startsWith("<") && name.endsWith(">") && !name.includes("/")
    ? (svgElement?.render([name.slice(1, -1)], quiet(context)) ?? "")
    : name;
}

function listDataRows(
  name: string,
  { interfaceName, specUrl }: SvgElementFacts,
  context: MacroContext,
): string[] {
  const attributes = listAttributes(name, context);
  const [spec] = context.platform.listSpecifications([], [specUrl]);
  const link = spec
    ? `<a href="${escapeAttribute(spec.bcdSpecificationURL)}">${escapeText(spec.title)}</a>`
    : "";
  return [
    interfaceName &&
      renderRow(
        "svg-info-interface",
        domxref.render([interfaceName], quiet(context)),
        context,
      ),
    attributes.length > 0 &&
      renderRow("svg-info-attributes", attributes.join(", "), context),
    link && renderRow("svg-info-specification", link, context),
  ].filter((row) => typeof row === "string");
}

/** Lists the element's own attributes, linked to their pages. */
function listAttributes(
  name: string,
  { platform, site, locale }: MacroContext,
): string[] {
  const feature = findFeature(platform.compat, `svg.elements.${name}`);
  if (!feature) return [];
  return listChildren(feature)
    .map((child) => child.name.replace(/^xlink_/, "xlink:"))
    .filter((attribute) => /^[a-z][\w:-]*$/i.test(attribute) && !attribute.includes("_"))
    .map((attribute) => {
      const code = `<code>${escapeText(attribute)}</code>`;
      const url = docUrl(locale, `${ATTRIBUTES}/${attribute}`);
      return site.resolveLink(url).kind === "page"
        ? `<a href="${escapeAttribute(url)}">${code}</a>`
        : code;
    });
}

/** Suppresses flaws, because this page can't correct the data's links. */
function quiet(context: MacroContext): MacroContext {
  return { ...context, report: () => undefined };
}

function renderRow(
  label: ContentMessageId,
  value: string,
  { translate }: MacroContext,
): string {
  return `<tr><th scope="row">${translate(label)}</th><td>${value}</td></tr>`;
}

/** An SVG element's facts in @webref/elements. */
interface SvgElementFacts {
  interfaceName: string | null;
  specUrl: string;
}

interface ElementsFile {
  elements: { name: string; interface?: string; href?: string }[];
}

/**
 * Files in order of preference, newest specification first; the first that has the element
 * wins.
 */
const FILES = [
  "SVG2",
  "svg-animations",
  "svg-paths",
  "filter-effects-1",
  "css-masking-1",
  "SVG11",
];

const loadElements = memoize(() => {
  const byName = new Map<string, SvgElementFacts>();
  for (const file of FILES) {
    const { elements } = readPackageData(`@webref/elements/${file}.json`) as ElementsFile;
    for (const { name, interface: interfaceName, href } of elements) {
      if (!href || byName.has(name)) continue;
      byName.set(name, { interfaceName: interfaceName ?? null, specUrl: href });
    }
  }
  return byName;
});

function findSvgElementFacts(name: string): SvgElementFacts | null {
  return loadElements().get(name) ?? null;
}
