import {
  getAttribute,
  isElement,
  listClasses,
  readText,
  type ChildNode,
  type Element,
} from "~/domain/html/tree";
import { findOwn } from "~/domain/text/find-own";
import { renderCodeBlock } from "./code-block";
import type { MarkdownContext, RenderBlock } from "./context";
import { renderDefinitionList } from "./definition-list";
import { escapeLineStarts, escapeMarkdown, toDestination } from "./escape";
import { renderInline, renderInlineLine } from "./inline";
import { isList, renderList, toQuote } from "./list";
import { isMathBlock, renderMath, renderMathBlock } from "./math";
import { renderCallout, renderNote } from "./notes";
import { renderTable } from "./table";
import { findElement, isBlank } from "./tree";

/** Elements whose contents are blocks, and which mean nothing in Markdown. */
const FRAMES: ReadonlySet<string> = new Set([
  "div",
  "section",
  "article",
  "header",
  "footer",
  "main",
  "aside",
  "nav",
  "figure",
  "center",
  "fieldset",
  "form",
  "address",
  "dialog",
  "menu",
  "search",
  "hgroup",
  "interactive-example",
  "dd",
  "dt",
  "li",
  "body",
]);

const BREAKS_AT_START = /^(?:\\\n|<br>)+/;
/** Begins where a run of breaks begins, because trying each of its places takes quadratic time. */
const BREAKS_AT_END = /(?<!\n|<br>|\\(?=\n))(?:\\?\n|\\$|<br>)+$/;

const RENDERERS: Readonly<Record<string, RenderBlock>> = {
  p: (element, context) => renderMixed(element.childNodes, context),
  pre: renderCodeBlock,
  ul: (element, context) => renderList(element, context, renderBlocks),
  ol: (element, context) => renderList(element, context, renderBlocks),
  dl: (element, context) => renderDefinitionList(element, context, renderBlocks),
  table: (element, context) => renderTable(element, context, renderBlocks),
  blockquote: (element, context) => toQuote(renderBlocks(element.childNodes, context)),
  hr: () => ["---"],
  details: renderDetails,
  figcaption: (element, context) => renderMixed(element.childNodes, context),
  h1: renderHeading,
  h2: renderHeading,
  h3: renderHeading,
  h4: renderHeading,
  h5: renderHeading,
  h6: renderHeading,
};

/** Renders flow content as blocks of Markdown. */
export function renderBlocks(
  nodes: readonly ChildNode[],
  context: MarkdownContext,
): string[] {
  return separateLists(
    groupInline(nodes).flatMap((group) => renderGroup(group, context)),
  );
}

function renderGroup(group: Element | ChildNode[], context: MarkdownContext): string[] {
  if (Array.isArray(group)) return toParagraph(renderInline(group, context));
  if (isMathBlock(group))
    return [context.inCell ? renderMath(group) : renderMathBlock(group)];
  if (group.tagName === "svg") return renderDiagram(group, context);
  const note = renderNote(group, context, renderBlocks);
  if (note) return note;
  if (listClasses(group).includes("callout"))
    return renderCallout(group, context, renderBlocks);
  // The bar above a code block repeats the language, which the fence names.
  if (listClasses(group).includes("example-header"))
    return renderBlocks(group.childNodes.filter(isBlockNode), context);
  const render = findOwn(RENDERERS, group.tagName);
  return render ? render(group, context) : renderBlocks(group.childNodes, context);
}

function isBlockNode(node: ChildNode): boolean {
  return isElement(node) && isBlock(node);
}

/** Splits children into block elements and runs of inline nodes. */
function groupInline(nodes: readonly ChildNode[]): (Element | ChildNode[])[] {
  const groups: (Element | ChildNode[])[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (isElement(node) && isBlock(node)) groups.push(node);
    else if (Array.isArray(last)) last.push(node);
    else groups.push([node]);
  }
  return groups.filter((group) => !Array.isArray(group) || !group.every(isBlank));
}

function isBlock(element: Element): boolean {
  return (
    isBlockItself(element) ||
    // Inline elements that wrap blocks, such as a link around a figure. What they contain is not
    // asked for its own contents, because that would double the time with each level.
    (element.tagName !== "math" &&
      findElement(element.childNodes, isBlockItself) !== null)
  );
}

function isBlockItself(element: Element): boolean {
  const { tagName } = element;
  return (
    Object.hasOwn(RENDERERS, tagName) ||
    FRAMES.has(tagName) ||
    isMathBlock(element) ||
    tagName === "svg"
  );
}

/** Renders an element that should contain text, but may contain blocks in old HTML. */
function renderMixed(nodes: readonly ChildNode[], context: MarkdownContext): string[] {
  return groupInline(nodes).flatMap((group) => renderGroup(group, context));
}

function toParagraph(line: string): string[] {
  const text = line
    .split("\n")
    .map((part) => part.trim())
    .join("\n")
    .replace(BREAKS_AT_START, "")
    .replace(BREAKS_AT_END, "");
  return text === "" || text === "\\" ? [] : [escapeLineStarts(text)];
}

function renderHeading(element: Element, context: MarkdownContext): string[] {
  return renderHeadingLine(
    element.childNodes,
    { level: Number(element.tagName.slice(1)), id: getAttribute(element, "id") },
    context,
  );
}

/** Renders a heading without the permalink to itself. */
export function renderHeadingLine(
  nodes: readonly ChildNode[],
  { level, id }: { level: number; id: string | null },
  context: MarkdownContext,
): string[] {
  const line = renderInlineLine(nodes, { ...context, ownId: id });
  const text = line.replace(/(^|\s)(#+)$/, "$1\\$2");
  if (text === "") return [];
  return [context.inCell ? `**${text}**` : `${"#".repeat(level)} ${text}`];
}

function renderDetails(element: Element, context: MarkdownContext): string[] {
  return groupInline(element.childNodes).flatMap((group) => {
    if (Array.isArray(group) || group.tagName !== "summary")
      return splitSummary(group, context);
    return renderSummary(group, context);
  });
}

/** `summary` is phrasing content, so that it may stand in a run of inline nodes. */
function splitSummary(group: Element | ChildNode[], context: MarkdownContext): string[] {
  if (!Array.isArray(group)) return renderGroup(group, context);
  return group.flatMap((node) =>
    isElement(node) && node.tagName === "summary"
      ? renderSummary(node, context)
      : renderBlocks([node], context),
  );
}

function renderSummary(element: Element, context: MarkdownContext): string[] {
  const text = renderMixed(element.childNodes, context).join(" ");
  return text === "" ? [] : [/[*_]/.test(text) ? text : `**${text}**`];
}

/** Renders the links of a diagram in reading order: an inheritance chain, parents first. */
function renderDiagram(element: Element, { resolve }: MarkdownContext): string[] {
  const links = element.childNodes.filter(isElement).filter(isLink);
  const names = links.map((link) => {
    const name = escapeMarkdown(readText(link).trim());
    return `[${name}](${toDestination(resolve(getAttribute(link, "href") ?? ""))})`;
  });
  return names.length === 0 ? [] : [names.join(" ← ")];
}

function isLink(element: Element): boolean {
  return element.tagName === "a" && getAttribute(element, "href") !== null;
}

/** Puts a comment between neighbouring lists, which would otherwise be one. */
function separateLists(blocks: readonly string[]): string[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const collides = before !== undefined && isList(before) && isList(block);
    return collides ? ["<!---->", block] : [block];
  });
}
