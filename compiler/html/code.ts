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

/** Languages whose text is shown as it is, without a header. */
const PLAIN_LANGUAGES = new Set(["", "plain", "none", "text", "unix"]);
const BRUSH = /(?:^|\s)brush:\s*([^\s;]*)/;
const EXAMPLE = "code-example";

/** A code block as its class describes it: `brush: LANG WORD… notranslate`. */
export interface CodeBlock {
  language: string;
  text: string;
  /** Part of a live sample only, not shown. */
  isHidden: boolean;
}

/** Null for any other element, and for a block whose text holds markup of its own. */
export function readCodeBlock(pre: Element): CodeBlock | null {
  const language = readLanguage(pre);
  if (language === null || !isPlainText(pre)) return null;
  return { language, text: readText(pre), isHidden: listClasses(pre).includes("hidden") };
}

export function isPlainLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language);
}

/** Code that a writer wrote as HTML gets the box and header that fenced code has. */
export function wrapRawCode(pre: Element, parent: Container): Element {
  const language = readLanguage(pre);
  const isWrapped =
    "tagName" in parent && listClasses(parent as Element).includes(EXAMPLE);
  if (language === null || isWrapped || isPlainLanguage(language)) return pre;
  const name = createElement("span", { class: "language-name" }, [createText(language)]);
  const header = createElement("div", { class: "example-header" }, [name]);
  return createElement("div", { class: EXAMPLE }, hasHeader(pre) ? [header, pre] : [pre]);
}

/** Code of interactive examples is read, but shown without a header of its own. */
function hasHeader(pre: Element): boolean {
  return !listClasses(pre).some(
    (word) => word === "hidden" || word.startsWith("interactive-example"),
  );
}

function readLanguage(pre: Element): string | null {
  if (pre.tagName !== "pre") return null;
  const language = BRUSH.exec(getAttribute(pre, "class") ?? "")?.[1];
  return language === undefined ? null : language.toLowerCase().replace(/-nolint$/, "");
}

/** Only text, or one `code` with only text. */
function isPlainText(pre: Element): boolean {
  const [first, ...others] = pre.childNodes;
  if (first && others.length === 0 && isElement(first) && first.tagName === "code") {
    return first.childNodes.every(isText);
  }
  return pre.childNodes.every(isText);
}
