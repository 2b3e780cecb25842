import { BRUSH } from "~/domain/play/code-blocks";
import { describeCodeInPre } from "../flaws/markup";
import {
  createElement,
  createText,
  getAttribute,
  isElement,
  isText,
  listClasses,
  readText,
  type Container,
  type Element,
} from "../core/tree";
import type { FinishJob } from "./finish-context";

/** Languages that are shown as plain text without a header. */
const PLAIN_LANGUAGES = new Set(["", "plain", "none", "text", "unix"]);
const EXAMPLE = "code-example";

/** A code block, parsed from its class `brush: LANG WORD… notranslate`. */
export interface CodeBlock {
  language: string;
  text: string;
  /** True for code that belongs to a live sample only and is not shown. */
  isHidden: boolean;
}

/** Reads a code block; null for other elements, and for text that contains markup. */
export function readCodeBlock(pre: Element): CodeBlock | null {
  const language = readLanguage(pre);
  if (language === null || !isPlainText(pre)) return null;
  return { language, text: readText(pre), isHidden: listClasses(pre).includes("hidden") };
}

export function isPlainLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language);
}

/** Gives code that was written as HTML the box and header of fenced code. */
export function wrapRawCode(pre: Element, parent: Container): Element {
  const language = readLanguage(pre);
  const isWrapped =
    "tagName" in parent && listClasses(parent as Element).includes(EXAMPLE);
  if (language === null || isWrapped || isPlainLanguage(language)) return pre;
  const name = createElement("span", { class: "language-name" }, [createText(language)]);
  const header = createElement("div", { class: "example-header" }, [name]);
  return createElement("div", { class: EXAMPLE }, hasHeader(pre) ? [header, pre] : [pre]);
}

/**
 * False for code of interactive examples, which the samples step reads and shows without
 * header.
 */
function hasHeader(pre: Element): boolean {
  return !listClasses(pre).some(
    (word) => word === "hidden" || word.startsWith("interactive-example"),
  );
}

/** Reports preformatted text in raw HTML whose only content is a `code` without attributes. */
export function checkRawPre(pre: Element, { report, locate }: FinishJob): void {
  const [first, ...others] = pre.childNodes;
  const isDoubled =
    pre.attrs.length === 0 &&
    others.length === 0 &&
    first !== undefined &&
    isElement(first) &&
    first.tagName === "code" &&
    first.attrs.length === 0;
  if (!isDoubled) return;
  const place = locate("<pre><code>");
  if (place.line !== null) report({ ...describeCodeInPre("<pre>…</pre>"), ...place });
}

function readLanguage(pre: Element): string | null {
  if (pre.tagName !== "pre") return null;
  const language = BRUSH.exec(getAttribute(pre, "class") ?? "")?.[1];
  return language === undefined ? null : language.toLowerCase().replace(/-nolint$/, "");
}

/** True for text only, or one `code` that contains text only. */
function isPlainText(pre: Element): boolean {
  const [first, ...others] = pre.childNodes;
  if (first && others.length === 0 && isElement(first) && first.tagName === "code") {
    return first.childNodes.every(isText);
  }
  return pre.childNodes.every(isText);
}
