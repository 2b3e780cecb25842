import { decodeEntities } from "~/domain/text/decode-entities";
import { readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import { renderDocLink } from "../links/doc-link";
import { cssxref } from "../links/cssxref";
import type { Macro, MacroContext } from "../macro";
import { findSidebarMacro } from "../navigation/sidebar-macros";

const HTML = "Web/HTML/Reference";
const XSLT = "Web/XML/XSLT/Reference/Element";
/** Interfaces to try for an event without interface, most likely first. */
const EVENT_TARGETS = [
  "Element",
  "HTMLElement",
  "Window",
  "Document",
  "HTMLMediaElement",
];

/** Names of the value types that had their own macros: `xref_csslength`. */
const CSS_TYPES: Readonly<Record<string, string>> = {
  angle: "<angle>",
  basicshape: "<basic-shape>",
  colorvalue: "<color>",
  color: "<color>",
  frequency: "<frequency>",
  gradient: "<gradient>",
  image: "<image>",
  integer: "<integer>",
  length: "<length>",
  number: "<number>",
  percentage: "<percentage>",
  position: "<position>",
  ratio: "<ratio>",
  resolution: "<resolution>",
  shape: "<shape>",
  string: "<string>",
  time: "<time>",
  timing: "<easing-function>",
  url: "<url>",
};

/**
 * `{{htmlattrxref("attribute", element?)}}` links to an attribute of one HTML element, or of
 * all.
 */
const htmlAttrXref: Macro = {
  names: ["htmlattrxref"],
  render(args, context) {
    const attribute = requireText(args, 0, "the attribute");
    const element = readText(args, 1);
    const name = decodeEntities(attribute).toLowerCase();
    const target =
      element === null
        ? { slug: `${HTML}/Global_attributes/${name.replace(/^data-.*/, "data-*")}` }
        : {
            slug: `${HTML}/Elements/${decodeEntities(element).toLowerCase()}`,
            anchor: name,
          };
    return renderDocLink({ ...target, html: toCode(attribute) }, context);
  },
};

/** `{{xref_css("name")}}` is cssxref; `{{xref_csslength}}` links to one value type. */
const xrefCss: readonly Macro[] = [
  { names: ["xref_css"], render: (args, context) => cssxref.render(args, context) },
  ...Object.entries(CSS_TYPES).map(([name, type]) => ({
    names: [`xref_css${name}`],
    render: (_args: unknown, context: MacroContext) => cssxref.render([type], context),
  })),
];

/** `{{XSLTRef("template")}}` links to an element; without a name it chooses the sidebar. */
const xsltRef: Macro = {
  names: ["xsltref"],
  render(args, context) {
    const name = readText(args, 0)?.replace(/^xsl:/, "");
    if (name === undefined)
      return findSidebarMacro("xsltsidebar")?.render(args, context) ?? "";
    const html = `<code>&lt;xsl:${escapeArgument(name)}&gt;</code>`;
    return renderDocLink({ slug: `${XSLT}/${decodeEntities(name)}`, html }, context);
  },
};

/** `{{event("click", display?)}}` links to an event of any interface. */
const event: Macro = {
  names: ["event"],
  render(args, context) {
    const written = requireText(args, 0, "the event");
    const name = decodeEntities(written);
    const slug = findEventSlug(name, context) ?? `Web/API/Element/${name}_event`;
    return renderDocLink({ slug, html: readText(args, 1) ?? toCode(written) }, context);
  },
};

export const oldLinks: readonly Macro[] = [htmlAttrXref, ...xrefCss, xsltRef, event];

function findEventSlug(name: string, { site, locale }: MacroContext): string | null {
  const slugs = EVENT_TARGETS.map((target) => `Web/API/${target}/${name}_event`);
  const found = slugs.find(
    (slug) => site.resolveLink(`/${locale}/docs/${slug}`).kind === "page",
  );
  return found ?? null;
}

function toCode(text: string): string {
  return `<code>${escapeArgument(text)}</code>`;
}
