import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { isElement, type ChildNode } from "~/domain/html/tree";
import { renderBlocks } from "./blocks";

const CONTEXT = {
  resolve: (href: string) => href,
  resolveSource: (source: string) => source,
  noteLabels: new Set<string>(),
};

/** Twice the reads for each of these levels would be a million. */
const LEVELS = 20;
const MAX_READS_PER_ELEMENT = 2 * LEVELS;

test.each([
  ["<p>", "<span>", "a", "a"],
  ["<p><a href='/a'>", "<span>", "a", "[a](/a)"],
  ["<p>", "<ruby>", "a", "a"],
  ["<p><math>", "<mrow>", "<mi>x</mi>", "$`x`$"],
])("reads the contents of %s%s a few times, however deep they are", (...parts) => {
  const [start, level, inner, expected] = parts;
  const { childNodes } = parseFragment(start + level.repeat(LEVELS) + inner);
  limitReads(childNodes);
  expect(renderBlocks(childNodes, CONTEXT)).toEqual([expected]);
});

/** Makes each element throw when its children are read too often. */
function limitReads(nodes: readonly ChildNode[]): void {
  for (const node of nodes.filter(isElement)) {
    const { childNodes } = node;
    limitReads(childNodes);
    let reads = 0;
    Object.defineProperty(node, "childNodes", {
      get() {
        if (++reads > MAX_READS_PER_ELEMENT) throw new Error(`read ${reads} times`);
        return childNodes;
      },
    });
  }
}
