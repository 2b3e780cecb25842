import type { SelectedText } from "./text-directive";

const UNREAD = "script, style, noscript, template, textarea, select";

/** The text of the page as a reader sees it, parted at a range; a line break ends each block. */
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
    // The break belongs where the node's own text begins.
    if (before !== "" || (selected === "" && after === "")) text.before += seam;
    else if (selected !== "") text.selected += seam;
    else text.after += seam;
    text.before += before;
    text.selected += selected;
    text.after += after;
  }
  return text;
}

/** The block that an element's text is part of; null where it isn't seen. */
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

/** What of a node's text stands before the range, in it and after it. */
function cutByRange(node: Text, range: Range): [string, string, string] {
  const { data } = node;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const place = range.comparePoint(node, 0);
  const start = node === startContainer ? startOffset : place < 0 ? data.length : 0;
  const end = node === endContainer ? endOffset : place > 0 ? 0 : data.length;
  if (place > 0) return ["", "", data];
  return [data.slice(0, start), data.slice(start, end), data.slice(Math.max(start, end))];
}
