import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Range,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isTooDeep } from "../../sources/docs/read-plain-yaml";
import { applyEdits, type Edit } from "../text/places";
import { toScalar } from "../text/front-matter-text";

/** The new path of a slug; null when it goes; undefined when it stays. */
export type FindSlug = (slug: string) => string | null | undefined;

const PREFIX = /^(?:\/[a-z]{2,3}(?:-[a-z]{2})?\/docs)?\/(?=.)/i;

/**
 * Leads the entries of a sidebar file to moved pages, or takes them out with their children.
 * Keeps the prefix that each one is written with, and every other byte.
 */
export function rewriteSidebar(text: string, findSlug: FindSlug): string {
  if (isTooDeep(text)) return text;
  const document = parseDocument(text, { logLevel: "silent", keepSourceTokens: true });
  if (document.errors.length > 0 || !isMap(document.contents)) return text;
  const edits: Edit[] = [];
  collect(document.contents, "sidebar", { text, findSlug, edits });
  return applyEdits(text, edits);
}

interface Walk {
  text: string;
  findSlug: FindSlug;
  edits: Edit[];
}

function collect(parent: YAMLMap, key: "sidebar" | "children", walk: Walk): void {
  const node = parent.get(key, true);
  if (!isSeq(node)) return;
  const entries = node.items.map((item) => {
    const link = isMap(item) ? (item.get("link", true) ?? item.get("path", true)) : item;
    const to = isScalar(link) ? findTarget(link, walk.findSlug) : undefined;
    return { item, link, to };
  });
  if (entries.length > 0 && entries.every(({ to }) => to === null)) {
    emptyList(node, parent, walk);
    return;
  }
  const lastKept = entries.findLastIndex(({ to }) => to !== null);
  for (const [index, { item, link, to }] of entries.entries()) {
    if (to === null && node.flow)
      removeFlowItem(node.items, { index, isBehind: index > lastKept }, walk);
    else if (to === null) removeItem(item, walk);
    else {
      if (to !== undefined && isScalar(link)) replaceScalar(link, to, walk);
      if (isMap(item)) collect(item, "children", walk);
    }
  }
}

/**
 * A list without entries has to say so: nothing in its place would make the whole file invalid, as brackets would that
 * stand no further in than their key, where dashes may.
 */
function emptyList({ range }: YAMLSeq, parent: YAMLMap, { text, edits }: Walk): void {
  if (!range) return;
  const [start, whole] = range;
  const end = start + text.slice(start, whole).trimEnd().length;
  const isInside = getColumn(text, start) > getColumn(text, parent.range?.[0] ?? 0);
  edits.push({ start, end, replacement: isInside ? "[]" : "  []" });
}

function getColumn(text: string, at: number): number {
  return at - text.lastIndexOf("\n", at - 1);
}

function findTarget(link: Scalar, findSlug: FindSlug): string | null | undefined {
  if (typeof link.value !== "string") return undefined;
  const prefix = PREFIX.exec(link.value)?.[0] ?? "";
  const to = findSlug(link.value.slice(prefix.length));
  return typeof to === "string" ? prefix + to : to;
}

function replaceScalar({ range }: Scalar, to: string, { text, edits }: Walk): void {
  if (!range) return;
  const [start, end] = range;
  edits.push({ start, end, replacement: toScalar(to, text[start]) });
}

/** Removes an item of a list in brackets with a comma: the one before it when no item behind it stays. */
function removeFlowItem(
  items: readonly unknown[],
  { index, isBehind }: { index: number; isBehind: boolean },
  { edits }: Walk,
): void {
  const own = findRange(items[index]);
  const near = findRange(items[isBehind ? index - 1 : index + 1]);
  if (!own || !near) return;
  const [start, end] = isBehind ? [near[1], own[1]] : [own[0], near[0]];
  edits.push({ start, end, replacement: "" });
}

function findRange(item: unknown): Range | null {
  return (isNode(item) && item.range) || null;
}

/** Removes the lines of a list's item, from its dash to the next line that is not its own. */
function removeItem(item: unknown, { text, edits }: Walk): void {
  const range = findRange(item);
  if (!range) return;
  const start = text.lastIndexOf("\n", range[0] - 1) + 1;
  const isBlock = /^[ \t]*-[ \t]*$/.test(text.slice(start, range[0]));
  if (!isBlock) return;
  const last = text.slice(range[0], range[1]).trimEnd().length + range[0];
  const lineEnd = text.indexOf("\n", last);
  edits.push({ start, end: lineEnd === -1 ? text.length : lineEnd + 1, replacement: "" });
}
