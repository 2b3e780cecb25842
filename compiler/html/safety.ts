import { html } from "parse5";
import type { ReportFlaw } from "~/domain/flaw";
import type { Locate } from "../flaws/locate";
import type { Element } from "./tree";

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

const URL_ATTRIBUTES = new Set(["href", "src", "poster", "background"]);
/** They send what a reader types, or that there was a reader, to where the writer wants it. */
const SENDING_ATTRIBUTES = new Set(["action", "formaction", "ping"]);
/** With a name these become properties of `document`, in front of its own methods. */
const NAMED_ON_DOCUMENT = new Set(["form", "iframe", "img"]);
/** Browsers skip control and format characters and white space before and inside a scheme. */
const IGNORED_IN_SCHEME = /[\s\p{Cc}\p{Cf}]/gu;
const CLEARLY_SAFE = /^[/#h.]/;
const RUNNING_SCHEME = /^(?:javascript|vbscript|data):/i;
/** Nothing runs in an image, so it may bring its data along. */
const IMAGE_DATA = /^data:image\//i;
const IMAGE_ELEMENTS = new Set(["img", "source", "video"]);

export interface UnsafeHtmlOptions {
  report: ReportFlaw;
  locate: Locate;
}

/** Reports an element that must be left out, and says so. */
export function isRemoved(element: Element, options: UnsafeHtmlOptions): boolean {
  const { tagName, namespaceURI } = element;
  const isHtml = namespaceURI === html.NS.HTML;
  if (!REMOVED_ELEMENTS.has(tagName) && (isHtml || !REMOVED_SVG_ELEMENTS.has(tagName)))
    return false;
  options.report({
    check: "unsafe-html",
    severity: "error",
    ...options.locate(`<${tagName}`),
    message: `The element <${tagName}> is not allowed and was removed.`,
    suggestion: `\`<${tagName}>\``,
  });
  return true;
}

/** Removes event handlers, URLs that run code and what reaches beyond the article, with flaws. */
export function removeUnsafeAttributes(
  element: Element,
  options: UnsafeHtmlOptions,
): void {
  const unsafe = element.attrs.filter((attribute) => isUnsafe(element, attribute));
  if (unsafe.length === 0) return;
  element.attrs = element.attrs.filter((attribute) => !unsafe.includes(attribute));
  for (const { name, value } of unsafe) {
    options.report({
      check: "unsafe-html",
      severity: "error",
      ...options.locate(value, name),
      message: `The attribute ${name} of <${element.tagName}> ${sayDanger(name)} and was removed.`,
    });
  }
}

function sayDanger(name: string): string {
  if (SENDING_ATTRIBUTES.has(name)) return "sends data away";
  return name === "name" ? "hides a property of the document" : "can run code";
}

function isUnsafe(
  { tagName }: Element,
  { name, value }: Element["attrs"][number],
): boolean {
  if (name.startsWith("on") || name === "srcdoc") return true;
  if (SENDING_ATTRIBUTES.has(name)) return true;
  if (name === "name" && NAMED_ON_DOCUMENT.has(tagName)) return true;
  if (!URL_ATTRIBUTES.has(name) || CLEARLY_SAFE.test(value)) return false;
  const url = value.replace(IGNORED_IN_SCHEME, "");
  return (
    RUNNING_SCHEME.test(url) && !(IMAGE_ELEMENTS.has(tagName) && IMAGE_DATA.test(url))
  );
}
