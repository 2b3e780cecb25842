import { html } from "parse5";
import { escapeText } from "~/domain/text/escape-html";
import { MARKED_LINES, parseMarkedLines } from "~/domain/documents/marked-lines";
import { splitLines } from "~/domain/text/split-lines";
import { isPlainLanguage, readCodeBlock } from "./code";
import {
  getAttribute,
  isElement,
  isText,
  type ChildNode,
  type Element,
} from "../core/tree";

type Highlight = (code: string, language: string) => string;

/** Serialises nodes to HTML, and collects their visible text. */
export interface Writer {
  write: (nodes: readonly ChildNode[]) => string;
  /** Returns all text so far, white space unchanged. */
  readText: () => string;
}

const VOID_ELEMENTS = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/** Elements that do not separate words; all others do. */
const INLINE_ELEMENTS = new Set(
  `a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span
  strike strong sub sup time tt u var`.split(/\s+/),
);
const UNSEEN_ELEMENTS = new Set(["annotation", "annotation-xml", "select"]);
/** Class of a code block's header; the language's name is no text of the page. */
const UNSEEN_CLASS = "example-header";
const STARTS_WITH_NEWLINE = new Set(["pre", "listing", "textarea"]);

/** Creates a writer of one page; `highlight` renders the code of blocks with a language. */
export function createWriter(highlight: Highlight): Writer {
  let text = "";

  function writeNodes(nodes: readonly ChildNode[], isSeen: boolean): string {
    let written = "";
    for (const node of nodes) {
      if (isText(node)) {
        if (isSeen) text += node.value;
        written += escapeText(node.value);
      } else if (isElement(node)) written += writeElement(node, isSeen);
    }
    return written;
  }

  function writeElement(element: Element, isSeen: boolean): string {
    const { tagName } = element;
    const isHtml = element.namespaceURI === html.NS.HTML;
    const gap = isHtml && !INLINE_ELEMENTS.has(tagName) ? " " : "";
    text += gap;
    const start = `<${tagName}${writeAttributes(element)}>`;
    if (isHtml && VOID_ELEMENTS.has(tagName)) return start;
    const content = writeContent(element, isSeen && !isUnseen(element));
    text += gap;
    return `${start}${guardNewline(element)}${content}</${tagName}>`;
  }

  function writeContent(element: Element, isSeen: boolean): string {
    if (element.tagName === "iframe") return "";
    return writeCode(element, isSeen) ?? writeNodes(element.childNodes, isSeen);
  }

  /** Highlights code while it is serialised, so that the markup of tokens is never parsed. */
  function writeCode(element: Element, isSeen: boolean): string | null {
    const block = element.tagName === "pre" ? readCodeBlock(element) : null;
    if (!block) return null;
    if (isSeen && !block.isHidden) text += block.text;
    const isMarked = !block.isHidden && !isPlainLanguage(block.language);
    const code = markLines(
      element,
      isMarked ? highlight(block.text, block.language) : escapeText(block.text),
    );
    const first = element.childNodes[0];
    const inner = first && isElement(first) ? first : null;
    if (inner) return `<code${writeAttributes(inner)}>${code}</code>`;
    return isPlainLanguage(block.language) ? code : `<code>${code}</code>`;
  }

  return {
    write: (nodes) => {
      text += " ";
      return writeNodes(nodes, true);
    },
    readText: () => text,
  };
}

/** Marks the lines that the author emphasises. */
function markLines(pre: Element, code: string): string {
  const lines = parseMarkedLines(getAttribute(pre, MARKED_LINES) ?? "");
  return lines ? splitLines(code, lines) : code;
}

function isUnseen(element: Element): boolean {
  if (element.tagName === "div")
    return getAttribute(element, "class")?.startsWith(UNSEEN_CLASS) ?? false;
  return UNSEEN_ELEMENTS.has(element.tagName);
}

function writeAttributes(element: Element): string {
  let written = "";
  for (const { prefix, name, value } of element.attrs) {
    const escaped = escapeText(value);
    const quoted = escaped.includes('"') ? escaped.replaceAll('"', "&quot;") : escaped;
    written += ` ${prefix ? `${prefix}:` : ""}${name}="${quoted}"`;
  }
  return written;
}

/** Doubles a leading newline, because a parser drops the first one in a `pre`. */
function guardNewline({ tagName, childNodes }: Element): string {
  if (!STARTS_WITH_NEWLINE.has(tagName)) return "";
  const first = childNodes[0];
  return first && isText(first) && first.value.startsWith("\n") ? "\n" : "";
}
