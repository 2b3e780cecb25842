import type { SelectedText } from "./text-directive";

const UNREAD = "script, style, noscript, template, textarea, select";

/**
 * The visible text of the page before, in and after a range; a line break ends each
 * block.
 */
export function readSelectedText(range: Range): SelectedText {
  const text: SelectedText = { before: "", selected: "", after: "" };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Element | null>();
  let lastBlock: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent) continue;
    const block = findBlock(parent, blocks);
    if (!block) continue;
    const [before, selected, after] = cutByRange(node, range);
    const seam = block === lastBlock ? "" : "\n";
    lastBlock = block;
    // The line break belongs where the node's own text begins.
    if (before !== "" || (selected === "" && after === "")) text.before += seam;
    else if (selected !== "") text.selected += seam;
    else text.after += seam;
    text.before += before;
    text.selected += selected;
    text.after += after;
  }
  return text;
}

/** The block that contains an element's text; null when it is invisible. */
function findBlock(
  element: Element,
  known: Map<Element, Element | null>,
): Element | null {
  const found = known.get(element);
  if (found !== undefined) return found;
  const isSeen = !element.closest(UNREAD) && element.checkVisibility();
  const isInline = getComputedStyle(element).display.startsWith("inline");
  const { parentElement } = element;
  const block = !isSeen
    ? null
    : isInline && parentElement
      ? findBlock(parentElement, known)
      : element;
  known.set(element, block);
  return block;
}

/** A node's text before, in and after the range. */
function cutByRange(node: Text, range: Range): [string, string, string] {
  const { data } = node;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const place = range.comparePoint(node, 0);
  const start = node === startContainer ? startOffset : place < 0 ? data.length : 0;
  const end = node === endContainer ? endOffset : place > 0 ? 0 : data.length;
  if (place > 0) return ["", "", data];
  return [data.slice(0, start), data.slice(start, end), data.slice(Math.max(start, end))];
}
