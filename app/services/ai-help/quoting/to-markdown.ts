import { parseFragment } from "parse5";
import {
  getAttribute,
  isElement,
  isText,
  readText,
  type ChildNode,
  type Element,
} from "~/domain/html/tree";
import { cutText } from "~/domain/text/cut-text";
import { findOwn } from "~/domain/text/find-own";
import { toCodeSpan, toFence } from "~/domain/text/markdown-code";
import { placeMarks } from "~/domain/text/markdown-marks";

/** Elements that say nothing in a quotation. */
const DROPPED = /^(?:svg|style|script|template|iframe|img|video|audio|button|math)$/;
/** The header of a block of code names its language, as the fence does. */
const CODE_HEADER = /\bexample-header\b/;
/** Elements that are blocks of their own; others are part of a paragraph. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|details|div|dl|figure|h[1-6]|interactive-example|ol|p|pre|section|summary|table|ul)$/;

/** Delimiters by the tag of what they mark. */
const MARKS: Readonly<Record<string, string>> = {
  strong: "**",
  b: "**",
  em: "*",
  i: "*",
};

/**
 * Converts HTML of a page into blocks of Markdown that say the same in any renderer: text is
 * escaped, and only links within the site are kept.
 */
export function toMarkdownBlocks(html: string): string[] {
  return listBlocks(parseFragment(html).childNodes);
}

/** Joins blocks up to a length; cuts no block except the first. */
export function joinBlocks(blocks: readonly string[], maxLength: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const block of blocks) {
    length += block.length + 2;
    if (length > maxLength) break;
    kept.push(block);
  }
  if (kept.length > 0) return kept.join("\n\n");
  const [first] = blocks;
  return first === undefined || first.startsWith("```")
    ? ""
    : cutAtWord(first, maxLength);
}

/** Cuts after a sentence, else before a word, else anywhere but within an escape or a character. */
function cutAtWord(text: string, maxLength: number): string {
  const cut = cutText(text, maxLength);
  const [sentences] = /^.*(?:\.(?= )|[。！？])/s.exec(cut) ?? [];
  // The last word may be half an escape or half a link.
  const words = cut.replace(/\S*$/u, "").trimEnd();
  return `${sentences ?? (words || cut.replace(/\\$/, ""))} …`;
}

/** Escapes what Markdown reads as markup inside of a line. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&#]/g, "\\$&");
}

function listBlocks(nodes: readonly ChildNode[]): string[] {
  const blocks: string[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    const text = toLine(line);
    if (text !== "") blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !BLOCKS.test(node.tagName)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...toBlocks(node));
  }
  endLine();
  return blocks;
}

function toBlocks(element: Element): string[] {
  const { tagName, childNodes } = element;
  if (CODE_HEADER.test(getAttribute(element, "class") ?? "")) return [];
  if (tagName === "pre") return [toCodeBlock(element)];
  if (tagName === "ul" || tagName === "ol") return [toList(element, tagName === "ol")];
  if (tagName === "dl") return [toDefinitions(element)];
  if (tagName === "table") return [toTable(element)].filter((text) => text !== "");
  if (/^h[1-6]$/.test(tagName)) return [`**${toLine(childNodes)}**`];
  return listBlocks(childNodes);
}

function toCodeBlock(pre: Element): string {
  const language = /brush: ([\w-]+)/.exec(getAttribute(pre, "class") ?? "")?.[1] ?? "";
  return toFence(readText(pre).replace(/\n$/, ""), language);
}

function toList(list: Element, isOrdered: boolean): string {
  const items = list.childNodes.filter(isElement);
  return items
    .map((item, at) =>
      indent(listBlocks(item.childNodes), isOrdered ? `${at + 1}. ` : "- "),
    )
    .join("\n");
}

function toDefinitions(list: Element): string {
  const terms = list.childNodes.filter(isElement);
  return terms
    .map(({ tagName, childNodes }) =>
      tagName === "dt"
        ? `- **${toLine(childNodes)}**`
        : indent(listBlocks(childNodes), "  "),
    )
    .filter((text) => text.trim() !== "")
    .join("\n");
}

/** Indents blocks below a marker of the same width. */
function indent(blocks: readonly string[], marker: string): string {
  const margin = " ".repeat(marker.length);
  const text = blocks.join("\n\n").replace(/\n(?=[^\n])/g, `\n${margin}`);
  return marker + text;
}

function toTable(table: Element): string {
  const rows = listElements(table, "tr").map((row) =>
    row.childNodes.filter(isElement).map((cell) => escapePipes(toLine(cell.childNodes))),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const toRow = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
  const [head, ...body] = rows;
  if (!head || body.length === 0) return "";
  return [toRow(head), `|${" --- |".repeat(width)}`, ...body.map(toRow)].join("\n");
}

/** A table splits at the pipes of code too; those of other text are escaped. */
function escapePipes(cell: string): string {
  return cell.replace(/(?<!\\)\|/g, "\\|");
}

/** Returns nodes as one line of Markdown, which starts no list or heading. */
function toLine(nodes: readonly ChildNode[]): string {
  const line = toInlines(nodes)
    .replace(/[ \t\n]+/g, " ")
    .trim();
  return line.replace(/^([-+=])(?=\s|$)/, "\\$1").replace(/^(\d+)([.)])/, "$1\\$2");
}

/** Joins inline nodes, and marks what is strong or stressed. */
function toInlines(nodes: readonly ChildNode[]): string {
  const texts = nodes.map(toInline);
  const marked = nodes.map((node, at) => {
    const text = texts[at] ?? "";
    const mark = isElement(node) ? findOwn(MARKS, node.tagName) : undefined;
    return mark === undefined
      ? text
      : addMarks(text, mark, { before: texts[at - 1] ?? "", next: texts[at + 1] ?? "" });
  });
  return marked.join("");
}

/** Leaves marks out that Markdown would show as asterisks, as between Chinese words and brackets. */
function addMarks(
  text: string,
  mark: string,
  { before, next }: { before: string; next: string },
): string {
  const { lead, inner, trail, takesDelimiters } = placeMarks(text, before, next);
  return inner !== "" && takesDelimiters ? lead + mark + inner + mark + trail : text;
}

function toInline(node: ChildNode): string {
  if (isText(node)) return escapeMarkdown(node.value);
  if (!isElement(node) || DROPPED.test(node.tagName)) return "";
  const { tagName, childNodes } = node;
  if (tagName === "br") return " ";
  if (tagName === "code" || tagName === "kbd" || tagName === "samp")
    return toQuotedCode(readText(node));
  const inner = toInlines(childNodes);
  if (tagName !== "a" || inner.trim() === "") return inner;
  const href = getAttribute(node, "href") ?? "";
  return /^\/(?!\/)[^\s()<>\\]*$/.test(href) ? `[${inner}](${href})` : inner;
}

function toQuotedCode(code: string): string {
  return code.trim() === "" ? "" : toCodeSpan(code);
}

function listElements(node: Element, tagName: string): Element[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === tagName ? [child] : listElements(child, tagName),
    );
}
