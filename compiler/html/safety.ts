import type { ReportFlaw } from "~/domain/flaw";
import type { Locate } from "../flaws/locate";
import type { Element } from "./tree";

/**
 * Elements that never reach a reader: they run code, restyle or re-target the page around
 * them, or hold raw text that a browser could read differently from this parser.
 */
const REMOVED_ELEMENTS = new Set(
  `base embed link meta noembed noframes noscript object plaintext script style template
  xmp`.split(/\s+/),
);

const URL_ATTRIBUTES = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "background",
]);
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
  const { tagName } = element;
  if (!REMOVED_ELEMENTS.has(tagName)) return false;
  options.report({
    check: "unsafe-html",
    severity: "error",
    ...options.locate(`<${tagName}`),
    message: `The element <${tagName}> is not allowed and was removed.`,
    suggestion: `\`<${tagName}>\``,
  });
  return true;
}

/** Removes event handlers and URLs that run code, each with a flaw. */
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
      message: `The attribute ${name} of <${element.tagName}> can run code and was removed.`,
    });
  }
}

function isUnsafe(
  { tagName }: Element,
  { name, value }: Element["attrs"][number],
): boolean {
  if (name.startsWith("on") || name === "srcdoc") return true;
  if (!URL_ATTRIBUTES.has(name) || CLEARLY_SAFE.test(value)) return false;
  const url = value.replace(IGNORED_IN_SCHEME, "");
  return (
    RUNNING_SCHEME.test(url) && !(IMAGE_ELEMENTS.has(tagName) && IMAGE_DATA.test(url))
  );
}
