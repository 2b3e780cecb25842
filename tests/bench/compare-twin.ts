import { parseFragment } from "parse5";
import type { MarkdownContext } from "~/services/twins/markdown/render-markdown";
import { isTag, readCharacters } from "~/services/twins/markdown/tree";
import {
  getAttribute,
  isElement,
  listClasses,
  readText,
  type ChildNode,
  type Element,
} from "~/domain/html/tree";

/** The parts that a page and its twin must have in common. */
export interface Parts {
  /** `2 title`; of those outside tables. */
  headings: string[];
  /** Blocks outside tables. */
  code: string[];
  /** Absolute addresses, decoded. */
  links: string[];
  /**
   * Links whose text is their address. A twin may have more, because Markdown links addresses that
   * are text on the page.
   */
  addresses: string[];
  /** All letters and digits. */
  text: string;
}

/** Formulas have no text in common with LaTeX. */
const SKIPPED: ReadonlySet<string> = new Set(["math", "script", "style", "template"]);
const HEADING = /^h([1-6])$/;

/** Reads the parts of a page's HTML. */
export function readPageParts(html: string, context: MarkdownContext): Parts {
  return collect(parseFragment(html).childNodes, {
    isPage: true,
    resolve: context.resolve,
    noteLabels: context.noteLabels,
  });
}

/** Reads the parts of a twin that was compiled to HTML again. */
export function readTwinParts(html: string): Parts {
  return collect(parseFragment(html).childNodes, {
    isPage: false,
    resolve: (href) => href,
    noteLabels: new Set(),
  });
}

interface Walk extends Pick<MarkdownContext, "resolve" | "noteLabels"> {
  isPage: boolean;
  inTable?: boolean;
  inCode?: boolean;
  ownId?: string | null;
}

function collect(nodes: readonly ChildNode[], walk: Walk): Parts {
  const parts: Parts = {
    headings: [],
    code: [],
    links: [],
    addresses: [],
    text: "",
  };
  for (const node of nodes) visit(node, parts, walk);
  return { ...parts, text: toLetters(parts.text) };
}

function visit(node: ChildNode, parts: Parts, walk: Walk): void {
  if (!isElement(node)) {
    parts.text += readCharacters(node);
    return;
  }
  if (SKIPPED.has(node.tagName) || isFormula(node, walk) || isSilent(node, walk)) return;
  note(node, parts, walk);
  const below: Walk = {
    ...walk,
    inTable: walk.inTable || node.tagName === "table",
    inCode: walk.inCode || node.tagName === "pre",
    ownId:
      HEADING.test(node.tagName) || node.tagName === "dt"
        ? (getAttribute(node, "id") ?? null)
        : (walk.ownId ?? null),
  };
  for (const child of node.childNodes) visit(child, parts, below);
}

function note(element: Element, parts: Parts, walk: Walk): void {
  const { tagName } = element;
  const level = HEADING.exec(tagName)?.[1];
  const letters = toLetters(readText(element));
  if (level && !walk.inTable && letters !== "")
    parts.headings.push(`${level} ${letters}`);
  if (tagName === "pre" && !walk.inTable) {
    const code = readText(element).replace(/\n$/, "");
    if (code.trim() !== "") parts.code.push(code);
  }
  if (tagName === "a") noteLink(element, parts, walk);
  if (!walk.isPage) return;
  // Twins write out badges, and links in place of frames and media.
  if (listClasses(element).includes("icon"))
    parts.text += getAttribute(element, "aria-label") ?? "";
  if (["iframe", "video", "audio"].includes(tagName)) noteEmbed(element, parts, walk);
}

function noteLink(element: Element, { links, addresses }: Parts, walk: Walk): void {
  const href = getAttribute(element, "href");
  if (href === null || walk.inCode || href === `#${walk.ownId ?? ""}`) return;
  const isEmpty =
    readText(element).trim() === "" &&
    !element.childNodes.some((child) => isTag(child, "img"));
  if (isEmpty) return;
  const address = normalize(walk.resolve(href));
  const isAddress = toLetters(readText(element)) === toLetters(href);
  (isAddress ? addresses : links).push(address);
}

function noteEmbed(element: Element, parts: Parts, { resolve }: Walk): void {
  const child = element.childNodes.find((node) => isTag(node, "source"));
  const source =
    getAttribute(element, "src") ??
    (child && isElement(child) ? getAttribute(child, "src") : null);
  if (!source || source === "about:blank") return;
  parts.links.push(normalize(resolve(source)));
  parts.text +=
    element.tagName === "iframe"
      ? (getAttribute(element, "title") ?? source)
      : source.slice(source.lastIndexOf("/") + 1);
}

function normalize(url: string): string {
  const absolute = url.startsWith("#")
    ? url
    : new URL(url, "https://docs.example.org").href;
  try {
    return decodeURIComponent(absolute);
  } catch {
    return absolute;
  }
}

/** In a twin, a formula is code: a span between dollar signs, or a block. */
function isFormula(element: Element, { isPage }: Walk): boolean {
  if (isPage) return false;
  if (listClasses(element).includes("math")) return true;
  const before = element.parentNode?.childNodes ?? [];
  const at = before.indexOf(element);
  const previous = before[at - 1];
  return (
    element.tagName === "code" &&
    previous !== undefined &&
    !isElement(previous) &&
    readCharacters(previous).endsWith("$")
  );
}

/** Labels that twins write as marks of the block. */
function isSilent(element: Element, { isPage, noteLabels }: Walk): boolean {
  if (!isPage) return listClasses(element).includes("example-header");
  const isLabel =
    element.tagName === "strong" &&
    noteLabels.has(readText(element).trim()) &&
    isFirstOfNote(element);
  return (
    isLabel ||
    (listClasses(element).includes("example-header") &&
      !element.childNodes.some((child) => isTag(child, "iframe")))
  );
}

function isFirstOfNote({ parentNode }: Element): boolean {
  const box = parentNode && "parentNode" in parentNode ? parentNode.parentNode : null;
  return box !== null && "attrs" in box && listClasses(box).includes("notecard");
}

function toLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}
