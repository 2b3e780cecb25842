import {
  getAttribute,
  isElement,
  listClasses,
  readText,
  type ChildNode,
  type Element,
} from "~/domain/html/tree";
import { toCodeSpan } from "~/domain/text/markdown-code";
import { isWord, placeMarks, splitEdges } from "~/domain/text/markdown-marks";
import { findOwn } from "~/domain/text/find-own";
import { escapeMarkdown, toDestination } from "./escape";
import type { MarkdownContext } from "./context";
import { renderMath } from "./math";
import { findElement, isTag, readCharacters, readNodeText } from "./tree";

/** Rendered inline Markdown; `mark` is a tag whose delimiters depend on the neighbours. */
interface Piece {
  text: string;
  mark?: "strong" | "em" | "del";
}

type Render = (element: Element, context: MarkdownContext) => string | Piece;

/** HTML without a Markdown form that renders on every host of Markdown. */
const KEPT_TAGS: ReadonlySet<string> = new Set(["kbd", "sub", "sup"]);
const SILENT_TAGS: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "rp",
]);

const RENDERERS: Readonly<Record<string, Render>> = {
  a: renderLink,
  br: (_element, { inCell }) => (inCell ? "<br>" : "\\\n"),
  code: renderCode,
  samp: renderCode,
  tt: renderCode,
  b: (element, context) => mark("strong", element, context),
  strong: (element, context) => mark("strong", element, context),
  em: (element, context) => mark("em", element, context),
  i: (element, context) => mark("em", element, context),
  var: (element, context) => mark("em", element, context),
  cite: (element, context) => mark("em", element, context),
  dfn: (element, context) => mark("em", element, context),
  del: (element, context) => mark("del", element, context),
  s: (element, context) => mark("del", element, context),
  q: (element, context) => `“${renderInline(element.childNodes, context)}”`,
  img: renderImage,
  video: renderMedia,
  audio: renderMedia,
  math: (element) => renderMath(element),
  rt: (element, context) => `(${renderInline(element.childNodes, context)})`,
  iframe: renderFrame,
};

/** Renders phrasing content as one line of Markdown, save for hard line breaks. */
export function renderInline(
  nodes: readonly ChildNode[],
  context: MarkdownContext,
): string {
  return joinPieces(nodes.map((node) => toPiece(node, context)));
}

/** Renders phrasing content, such as a title, as one line without breaks. */
export function renderInlineLine(
  nodes: readonly ChildNode[],
  context: MarkdownContext,
): string {
  return renderInline(nodes, context)
    .replace(/\\\n|<br>/g, " ")
    .trim();
}

function toPiece(node: ChildNode, context: MarkdownContext): Piece {
  if (!isElement(node)) return { text: escapeMarkdown(readCharacters(node)) };
  if (SILENT_TAGS.has(node.tagName)) return { text: "" };
  const rendered =
    findOwn(RENDERERS, node.tagName)?.(node, context) ?? renderOther(node, context);
  return typeof rendered === "string" ? { text: rendered } : rendered;
}

function renderOther(element: Element, context: MarkdownContext): string {
  const text = renderInline(element.childNodes, context);
  if (KEPT_TAGS.has(element.tagName) && text !== "")
    return `<${element.tagName}>${text}</${element.tagName}>`;
  return element.tagName === "span" ? renderBadge(element, text) : text;
}

/** Writes badges and icons of a feature's status as a word in parentheses. */
function renderBadge(element: Element, text: string): string {
  const classes = listClasses(element);
  const isIcon = classes.includes("icon");
  if (!isIcon && !classes.includes("badge")) return text;
  const label = isIcon ? escapeMarkdown(getAttribute(element, "aria-label") ?? "") : text;
  return label === "" ? "" : `(${label.trim()})`;
}

function mark(
  name: NonNullable<Piece["mark"]>,
  element: Element,
  context: MarkdownContext,
): Piece {
  return { text: renderInline(element.childNodes, context), mark: name };
}

/**
 * Joins pieces; chooses delimiters by the characters around each marked one. Looks at the pieces beside it
 * alone, because the line so far, or all that follow, would be read once for each.
 */
function joinPieces(pieces: readonly Piece[]): string {
  const filled = pieces.filter(({ text }) => text !== "");
  let line = "";
  let before = "";
  filled.forEach(({ text, mark: name }, index) => {
    const following = filled[index + 1];
    const next = following?.mark ? "*" : (following?.text ?? "");
    const written = name ? toMarked(name, text, { before, next }) : text;
    // An empty comment keeps two code spans, or two links, from running into one another.
    const collides = before.endsWith("`") && written.startsWith("`");
    line += (collides ? "<!---->" : "") + written;
    before = written;
  });
  return line.replace(/ {2,}/g, " ");
}

/** Wraps text in delimiters, or in the tag where CommonMark would ignore one. */
function toMarked(
  name: NonNullable<Piece["mark"]>,
  text: string,
  { before, next }: { before: string; next: string },
): string {
  const { lead, inner, trail, takesDelimiters } = placeMarks(text, before, next);
  if (inner === "") return text;
  const isInWord =
    isWord(lead === "" ? before.slice(-1) : "") ||
    isWord(trail === "" ? next.slice(0, 1) : "");
  if (!takesDelimiters || /[*_~]$/.test(lead === "" ? before : ""))
    return `${lead}<${name}>${inner}</${name}>${trail}`;
  const delimiter = { strong: "**", em: isInWord ? "*" : "_", del: "~~" }[name];
  return lead + delimiter + inner + delimiter + trail;
}

/** Renders code; links inside stay links, and the code around them becomes spans of its own. */
function renderCode(element: Element, context: MarkdownContext): string {
  const hasLink = findElement(element.childNodes, ({ tagName }) => tagName === "a");
  if (!hasLink) return toCodeSpan(readText(element));
  return joinPieces(
    element.childNodes.map((node) => ({
      text: isTag(node, "a")
        ? renderAnchor(node, toCodeSpan(readText(node)), context)
        : toCodeSpan(readNodeText(node)),
    })),
  );
}

function renderLink(element: Element, context: MarkdownContext): string {
  return renderAnchor(element, renderInline(element.childNodes, context), context);
}

/** Writes the text alone for permalinks and links to pages that do not exist. */
function renderAnchor(element: Element, text: string, context: MarkdownContext): string {
  const href = getAttribute(element, "href");
  const isOwn = context.ownId != null && href === `#${context.ownId}`;
  if (href === null || isOwn || context.hasNoLinks || text.trim() === "") return text;
  const { lead, inner, trail } = splitEdges(text);
  return `${lead}[${inner}](${toDestination(context.resolve(href))})${trail}`;
}

function renderImage(element: Element, { resolveSource }: MarkdownContext): string {
  const source = getAttribute(element, "src");
  if (!source) return "";
  // The bracket after it makes no image of a closing exclamation mark.
  const alt = escapeMarkdown(getAttribute(element, "alt") ?? "").replace(/\\!$/, "!");
  return `![${alt.trim()}](${toDestination(resolveSource(source))})`;
}

/** Links a video or sound, because Markdown cannot embed one. */
function renderMedia(element: Element, { resolveSource }: MarkdownContext): string {
  const child = findElement(element.childNodes, ({ tagName }) => tagName === "source");
  const source = getAttribute(element, "src") ?? (child && getAttribute(child, "src"));
  if (!source) return "";
  const name = source.slice(source.lastIndexOf("/") + 1);
  return `[${escapeMarkdown(name)}](${toDestination(resolveSource(source))})`;
}

/** Links a frame of another site; frames of live samples have their code beside them. */
function renderFrame(element: Element, { resolveSource }: MarkdownContext): string {
  const source = getAttribute(element, "src");
  if (!source || source === "about:blank") return "";
  const title = getAttribute(element, "title") ?? source;
  return `[${escapeMarkdown(title)}](${toDestination(resolveSource(source))})`;
}
