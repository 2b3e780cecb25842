import { diffArrays } from "diff";

/** A paragraph, list, table, code block or heading of a Markdown file. */
export interface Block {
  text: string;
  /** 1-based line in the file. */
  line: number;
  /** The same for blocks that a translation keeps: `h2`, `code`, `list`, a macro's name... */
  kind: string;
}

/** Two texts side by side; null where one has no block for the other's. */
export interface BlockPair {
  left: Block | null;
  right: Block | null;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Splits a Markdown file at blank lines outside of code blocks; front matter is one block. */
export function splitBlocks(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const blocks: Block[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  let isFront = lines[0] === "---";
  const end = (next: number): void => {
    if (current.length > 0)
      blocks.push(toBlock(current.join("\n"), next - current.length + 1));
    current = [];
  };
  lines.forEach((line, at) => {
    const mark = FENCE.exec(line)?.[1] ?? null;
    if (line.trim() === "" && fence === null && !isFront) return end(at);
    current.push(line);
    if (isFront) isFront = at === 0 || line !== "---";
    else if (mark !== null && fence === null) fence = mark;
    else if (mark !== null && fence !== null && mark.startsWith(fence)) fence = null;
  });
  end(lines.length);
  return blocks;
}

function toBlock(text: string, line: number): Block {
  return { text, line, kind: getKind(text) };
}

function getKind(text: string): string {
  if (text.startsWith("---\n")) return "front";
  const [, heading = ""] = /^(#{1,6})\s/.exec(text) ?? [];
  if (heading !== "") return `h${heading.length}`;
  if (FENCE.test(text)) return "code";
  const [, macro = ""] = /^\{\{\s*([\w-]+)/.exec(text) ?? [];
  if (macro !== "") return `macro ${macro.toLowerCase()}`;
  if (/^\s*(?:[-*+]|\d+[.)])\s/.test(text)) return "list";
  if (text.startsWith("|")) return "table";
  if (text.startsWith(">")) return "quote";
  return text.startsWith("<") ? "html" : "text";
}

/**
 * Aligns a page with its translation: sections by the level of their headings, blocks of a section
 * by their kind. Blocks without a counterpart stand beside nothing.
 */
export function alignBlocks(
  left: readonly Block[],
  right: readonly Block[],
): BlockPair[] {
  return alignBy(toSections(left), toSections(right), ({ kind }) => kind).flatMap(
    ([before, after]) =>
      alignBy(before?.blocks ?? [], after?.blocks ?? [], ({ kind }) => kind).map(
        ([one, other]) => ({ left: one, right: other }),
      ),
  );
}

interface Section {
  kind: string;
  blocks: Block[];
}

function toSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ kind: "start", blocks: [] }];
  for (const block of blocks) {
    if (/^h\d$/.test(block.kind)) sections.push({ kind: block.kind, blocks: [] });
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** Pairs equal items in order; unequal ones between two pairs stand side by side. */
export function alignBy<Item>(
  left: readonly Item[],
  right: readonly Item[],
  toKey: (item: Item) => string,
): [Item | null, Item | null][] {
  const pairs: [Item | null, Item | null][] = [];
  let [atLeft, atRight] = [0, 0];
  let removed = 0;
  let added = 0;
  const flush = (): void => {
    for (let at = 0; at < Math.max(removed, added); at++)
      pairs.push([
        at < removed ? (left[atLeft + at] ?? null) : null,
        at < added ? (right[atRight + at] ?? null) : null,
      ]);
    atLeft += removed;
    atRight += added;
    removed = added = 0;
  };
  for (const part of diffArrays(left.map(toKey), right.map(toKey))) {
    if (part.removed) removed += part.value.length;
    else if (part.added) added += part.value.length;
    else {
      flush();
      for (let at = 0; at < part.value.length; at++)
        pairs.push([left[atLeft++] ?? null, right[atRight++] ?? null]);
    }
  }
  flush();
  return pairs;
}
