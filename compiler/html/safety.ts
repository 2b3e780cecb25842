import { html } from "parse5";
import { ARTICLE_FRAME_ORIGINS } from "~/domain/documents/content-origins";
import type { FlawReport, ReportFlaw } from "~/domain/documents/flaw";
import type { Locate } from "../core/locate";
import {
  describeRemovedAttribute,
  describeRemovedElement,
  describeRemovedFrame,
  describeRemovedStyle,
  describeUnwrappedElement,
} from "../flaws/markup";
import { cleanStyle } from "./safe-style";
import {
  isAllowedFrame,
  isRunningSourceSet,
  isRunningUrl,
  leavesPicture,
  paintsFromElsewhere,
} from "./safe-urls";
import { getAttribute, type Element } from "../core/tree";

/**
 * Rules ignore the namespace where they can, because another parser may disagree about HTML or
 * SVG.
 */

/**
 * Elements that are removed with their content: they run code, restyle or retarget the page, or
 * contain raw text that a browser could parse differently.
 */
const REMOVED_ELEMENTS = new Set(
  `applet base embed frame frameset link meta noembed noframes noscript object plaintext script
  style template xmp`.split(/\s+/),
);
/** SVG elements that can change another element's link after the check. */
const REMOVED_SVG_ELEMENTS = new Set(["animate", "set"]);
/** SVG elements that render their link's target. */
const SHOWING_SVG_ELEMENTS = new Set(["feImage", "use"]);

/** Attributes whose value may refer to a paint server. */
const PAINT_ATTRIBUTES = new Set(
  `clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke`.split(
    " ",
  ),
);

/** Matches names with brackets or quotes, typing errors that parsers may read differently. */
const ODD_IN_NAME = /["'<>=`/\p{Cc}]/u;
const URL_ATTRIBUTES = new Set(["href", "xlink:href", "src", "poster", "background"]);
const SOURCE_SETS = new Set(["srcset", "imagesrcset"]);
/** Attributes that send data about or from a reader to an address of the author's choice. */
const SENDING_ATTRIBUTES = new Set(
  `action attributionsrc enctype form formaction formenctype formmethod formtarget method ping`.split(
    " ",
  ),
);
/** Attributes that affect the page around or above the article. */
const REACHING_ATTRIBUTES = new Set(
  `accesskey autofocus command commandfor interestfor popover popovertarget popovertargetaction`.split(
    " ",
  ),
);
/** Frequent attributes without any danger, checked first for speed. */
const HARMLESS_ATTRIBUTES = new Set(
  "alt class data-checked data-macro height id scope title width".split(" "),
);
/**
 * Data attributes of the dialect and of our macros. The site's scripts and pages have others, which an author
 * could use to press a link as the page loads, or to send a form's request in the reader's name.
 */
const DATA_ATTRIBUTES = new Set(
  `data-add-note data-bcd-query data-checked data-depth data-flaw-src data-href data-lifted data-lines
  data-live-example data-live-id data-live-path data-macro data-multiple data-query data-spec-urls
  data-template`.split(/\s+/),
);
/** Values of SVG's attribute `overflow` that keep a picture in its box. */
const HIDING = /^\s*(?:auto|clip|hidden|scroll)\s*$/i;
/** Elements whose `name` becomes a property of `document` and could shadow its methods. */
const NAMED_ON_DOCUMENT = new Set(["form", "iframe", "img"]);

export interface UnsafeHtmlOptions {
  report: ReportFlaw;
  locate: Locate;
}

/** Reports an element that must be removed with its content, and returns true for it. */
export function isRemoved(element: Element, options: UnsafeHtmlOptions): boolean {
  const { tagName, namespaceURI } = element;
  if (tagName === "iframe") return isFrameRemoved(element, options);
  const isHtml = namespaceURI === html.NS.HTML;
  if (!REMOVED_ELEMENTS.has(tagName) && (isHtml || !REMOVED_SVG_ELEMENTS.has(tagName)))
    return false;
  tell(options, describeRemovedElement(tagName), `<${tagName}`);
  return true;
}

/** Reports an element that must be replaced by its content, and returns true for it. */
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

/**
 * Removes event handlers, URLs that run code and attributes that reach beyond the article, and
 * reports each.
 */
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

/** Describes an attribute's danger; null for a safe attribute. */
function findDanger({ tagName }: Element, { name, value }: Attribute): string | null {
  if (HARMLESS_ATTRIBUTES.has(name)) return null;
  if (name.startsWith("on") || name === "srcdoc") return "can run code";
  if (ODD_IN_NAME.test(name)) return "is no attribute";
  if (SENDING_ATTRIBUTES.has(name)) return "sends data away";
  if (REACHING_ATTRIBUTES.has(name)) return "acts on the page around the article";
  if (name.startsWith("data-") && !DATA_ATTRIBUTES.has(name))
    return "may steer the site's scripts";
  if (name === "open" && tagName === "dialog") return "covers the page";
  if (name === "overflow" && !HIDING.test(value)) return "covers what is around";
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

/** Adds the place of the first of these texts that is found. */
function tell(
  { report, locate }: UnsafeHtmlOptions,
  flaw: FlawReport,
  ...needles: string[]
): void {
  report({ ...flaw, ...locate(...needles) });
}
