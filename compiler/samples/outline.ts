import { getOrCreate } from "~/domain/text/get-or-create";
import { anchorize } from "../core/html-text";
import { readCodeBlock } from "../html/code";
import { isHeading } from "../html/ids";
import {
  getAttribute,
  isElement,
  listClasses,
  type Container,
  type Element,
} from "../core/tree";
import { readEmbedId, readEmbedKind, type EmbedKind } from "../core/markers";

/** Matches the mark of a sample, as authors and public builders write it. */
const MARK = /^live-sample(?:___|---)/;

export interface OutlineBlock {
  element: Element;
  language: string;
  text: string;
  /** Classes, including the words of the fence. */
  words: string[];
}

export interface OutlineHeading {
  level: number;
  id: string | null;
  /** Index of the first block after it. */
  start: number;
  /** Index of the first block after its section: before the next heading of its level or above. */
  end: number;
  /** The heading whose section contains this one's. */
  parent: OutlineHeading | null;
}

/** Blocks from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface OutlineEmbed {
  kind: EmbedKind;
  /** Id of a sample, or an example's name. */
  id: string;
  element: Element;
  /** Number of headings before it. */
  headings: number;
}

/** The page's samples, code and headings in document order, without nesting. */
export interface Outline {
  blocks: OutlineBlock[];
  headings: OutlineHeading[];
  embeds: OutlineEmbed[];
  /** Blocks by the sample that a word of their fence names. */
  marked: Map<string, OutlineBlock[]>;
  /** Blocks inside each element with an id; for a heading, its index in `headings`. */
  targets: Map<string, Span | number>;
}

/** Reads the outline in one walk over a finished tree with ids. */
export function readOutline(root: Container): Outline {
  const outline: Outline = {
    blocks: [],
    headings: [],
    embeds: [],
    marked: new Map(),
    targets: new Map(),
  };
  walk(root, outline);
  endSections(outline);
  return outline;
}

/** In one walk, because each look-up of a page with thousands of headings would be another. */
function endSections({ headings, blocks }: Outline): void {
  const open: OutlineHeading[] = [];
  for (const heading of headings) {
    while ((open.at(-1)?.level ?? 0) >= heading.level) {
      const ended = open.pop();
      if (ended) ended.end = heading.start;
    }
    heading.parent = open.at(-1) ?? null;
    open.push(heading);
  }
  for (const heading of open) heading.end = blocks.length;
}

/** Returns the blocks of a heading's section; all blocks for one that the page does not have. */
export function getHeadingSpan({ headings, blocks }: Outline, index: number): Span {
  return headings[index] ?? { start: 0, end: blocks.length };
}

function walk(container: Container, outline: Outline): void {
  for (const node of container.childNodes) if (isElement(node)) visit(node, outline);
}

function visit(element: Element, outline: Outline): void {
  const { blocks, targets } = outline;
  const id = getAttribute(element, "id");
  const start = blocks.length;
  if (isHeading(element)) addHeading(element, id, outline);
  addEmbed(element, outline);
  if (element.tagName === "pre") addBlock(element, outline);
  walk(element, outline);
  if (id !== null && !targets.has(id)) targets.set(id, { start, end: blocks.length });
}

function addHeading(element: Element, id: string | null, outline: Outline): void {
  const { headings, targets, blocks } = outline;
  if (id !== null) targets.set(id, headings.length);
  const start = blocks.length;
  headings.push({
    level: Number(element.tagName[1]),
    id,
    start,
    end: start,
    parent: null,
  });
}

function addEmbed(element: Element, { embeds, headings }: Outline): void {
  const kind = readEmbedKind(element);
  if (!kind) return;
  embeds.push({
    kind,
    id: readEmbedId(element, kind),
    element,
    headings: headings.length,
  });
}

function addBlock(element: Element, { blocks, marked }: Outline): void {
  const code = readCodeBlock(element);
  if (!code) return;
  const words = listClasses(element);
  const block = { element, language: code.language, text: code.text, words };
  blocks.push(block);
  for (const word of words) {
    if (!MARK.test(word)) continue;
    // Sample names may have capitals, but ids are lower-case.
    const id = anchorize(word.replace(MARK, ""));
    const others = getOrCreate(marked, id, () => []);
    if (others.at(-1) !== block) others.push(block);
  }
}
