import { html } from "parse5";
import { ARTICLE_FRAME_ORIGINS } from "~/domain/documents/frame-origins";
import type { FlawReport, ReportFlaw } from "~/domain/documents/flaw";
import type { Locate } from "../core/locate";
import {
  describeRemovedAttribute,
  describeRemovedElement,
  describeRemovedFrame,
  describeRemovedStyle,
  describeUnwrappedElement,
} from "../flaws/unsafe-html";
import { cleanStyle } from "./safe-style";
import {
  isAllowedFrame,
  isRunningSourceSet,
  isRunningUrl,
  leavesPicture,
  paintsFromElsewhere,
} from "./safe-urls";
import { getAttribute, type Element } from "../core/tree";

/*
 * No rule asks whether an element is HTML or SVG where it need not: what this parser takes for
 * one, the next may take for the other.
 */

/**
 * Elements that never reach a reader: they run code, restyle or re-target the page around
 * them, or hold raw text that a browser could read differently from this parser.
 */
const REMOVED_ELEMENTS = new Set(
  `applet base embed frame frameset link meta noembed noframes noscript object plaintext script
  style template xmp`.split(/\s+/),
);
/** Of SVG: they can set another element's link after it was looked at. */
const REMOVED_SVG_ELEMENTS = new Set(["animate", "set"]);
/** SVG elements whose link is what they show. */
const SHOWING_SVG_ELEMENTS = new Set(["feImage", "use"]);

/** They may name a thing to paint with. */
const PAINT_ATTRIBUTES = new Set(
  `clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke`.split(
    " ",
  ),
);

/** A slip of the pen makes names of brackets and quotes, which parsers need not read alike. */
const ODD_IN_NAME = /["'<>=`/\p{Cc}]/u;
const URL_ATTRIBUTES = new Set(["href", "xlink:href", "src", "poster", "background"]);
const SOURCE_SETS = new Set(["srcset", "imagesrcset"]);
/** They send what a reader types, or that there was a reader, to where the writer wants it. */
const SENDING_ATTRIBUTES = new Set(
  `action enctype form formaction formenctype formmethod formtarget method ping`.split(
    " ",
  ),
);
/** They act on the page around the article, or over it. */
const REACHING_ATTRIBUTES = new Set(
  `accesskey autofocus command commandfor popover popovertarget popovertargetaction`.split(
    " ",
  ),
);
/** What most attributes are; no rule here has anything against them. */
const HARMLESS_ATTRIBUTES = new Set(
  "alt class data-checked data-macro height id scope title width".split(" "),
);
/** With a name these become properties of `document`, in front of its own methods. */
const NAMED_ON_DOCUMENT = new Set(["form", "iframe", "img"]);

export interface UnsafeHtmlOptions {
  report: ReportFlaw;
  locate: Locate;
}

/** Reports an element that must be left out with all that is in it, and says so. */
export function isRemoved(element: Element, options: UnsafeHtmlOptions): boolean {
  const { tagName, namespaceURI } = element;
  if (tagName === "iframe") return isFrameRemoved(element, options);
  const isHtml = namespaceURI === html.NS.HTML;
  if (!REMOVED_ELEMENTS.has(tagName) && (isHtml || !REMOVED_SVG_ELEMENTS.has(tagName)))
    return false;
  tell(options, describeRemovedElement(tagName), `<${tagName}`);
  return true;
}

/** Reports an element of which only the inside may stay, and says so. */
export function isUnwrapped({ tagName }: Element, options: UnsafeHtmlOptions): boolean {
  if (tagName !== "form") return false;
  tell(options, describeUnwrappedElement(tagName), `<${tagName}`);
  return true;
}

function isFrameRemoved(element: Element, options: UnsafeHtmlOptions): boolean {
  const source = getAttribute(element, "src") ?? "";
  if (isAllowedFrame(source)) return false;
  tell(options, describeRemovedFrame(source, ARTICLE_FRAME_ORIGINS), source, "<iframe");
  return true;
}

/** Removes event handlers, URLs that run code and what reaches beyond the article, with flaws. */
export function removeUnsafeAttributes(
  element: Element,
  options: UnsafeHtmlOptions,
): void {
  let dropped: string[] | null = null;
  for (const attribute of element.attrs) {
    if (attribute.name === "style") cleanStyleOf(element, attribute, options);
    const danger = findDanger(element, attribute);
    if (danger === null) continue;
    (dropped ??= []).push(attribute.name);
    const { name, value } = attribute;
    tell(options, describeRemovedAttribute(element.tagName, name, danger), value, name);
  }
  if (dropped === null) return;
  const names = new Set(dropped);
  element.attrs = element.attrs.filter(({ name }) => !names.has(name));
}

type Attribute = Element["attrs"][number];

/** What the attribute could do, in words; null when it may stay. */
function findDanger({ tagName }: Element, { name, value }: Attribute): string | null {
  if (HARMLESS_ATTRIBUTES.has(name)) return null;
  if (name.startsWith("on") || name === "srcdoc") return "can run code";
  if (ODD_IN_NAME.test(name)) return "is no attribute";
  if (SENDING_ATTRIBUTES.has(name)) return "sends data away";
  if (REACHING_ATTRIBUTES.has(name)) return "acts on the page around the article";
  if (name === "open" && tagName === "dialog") return "covers the page";
  if (name === "name" && NAMED_ON_DOCUMENT.has(tagName))
    return "hides a property of the document";
  if (SOURCE_SETS.has(name) && isRunningSourceSet(value, tagName)) return "can run code";
  if (URL_ATTRIBUTES.has(name) && isRunningUrl(value, tagName)) return "can run code";
  if (name === "href" && SHOWING_SVG_ELEMENTS.has(tagName) && leavesPicture(value))
    return "loads from elsewhere";
  const paints = PAINT_ATTRIBUTES.has(name) && paintsFromElsewhere(value);
  return paints ? "loads from elsewhere" : null;
}

function cleanStyleOf(
  element: Element,
  attribute: Attribute,
  options: UnsafeHtmlOptions,
): void {
  const { kept, dropped } = cleanStyle(attribute.value);
  for (const declaration of dropped)
    tell(options, describeRemovedStyle(element.tagName, declaration), declaration);
  if (dropped.length > 0) attribute.value = kept;
}

/** Adds where it is written: at the first of these texts that is found. */
function tell(
  { report, locate }: UnsafeHtmlOptions,
  flaw: FlawReport,
  ...needles: string[]
): void {
  report({ ...flaw, ...locate(...needles) });
}
