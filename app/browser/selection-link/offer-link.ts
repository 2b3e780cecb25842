import type { InterfaceText } from "~/domain/text/strings";
import { copyText } from "../copy/copy-text";
import { createElement } from "../create-element";
import { isNothingFocused } from "../is-nothing-focused";
import { type SelectedText, toTextDirective } from "./text-directive";

const ARTICLE = "#article-body";
const CODE = "pre";
const ANCHORS = ":is(h2, h3, h4, h5, dt)[id], section[aria-labelledby]";
/** A single word is usually selected to copy or look it up. */
const MIN_WORDS = 2;
const GAP = 8;

/**
 * Shows the button below the end of a selection in the article, and removes an earlier
 * button.
 */
export function offerLink(selection: Selection, text: InterfaceText): void {
  const article = document.querySelector<HTMLElement>(ARTICLE);
  article?.querySelector(".selection-link")?.remove();
  const range = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  if (!article || !range || !isWorthALink(range, selection.toString(), article)) return;
  const url = toAddress(range, article);
  if (url === null) return;
  const button = createElement(
    "button",
    { type: "button", class: "button selection-link" },
    text("selection-link"),
  );
  // A mousedown would clear the selection.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => void copy(button, url, text));
  article.append(button);
  place(button, range, article);
  listenToKeys(button);
}

function isWorthALink(range: Range, selected: string, article: Element): boolean {
  const ends = [range.startContainer, range.endContainer].map((node) =>
    node instanceof Element ? node : node.parentElement,
  );
  const isInArticle = article.contains(range.startContainer);
  const segments = new Intl.Segmenter(document.documentElement.lang, {
    granularity: "word",
  });
  const words = [...segments.segment(selected)].filter(({ isWordLike }) => isWordLike);
  return (
    isInArticle && !ends.some((end) => end?.closest(CODE)) && words.length >= MIN_WORDS
  );
}

/** The page's URL with the id of the selection's section and a text directive. */
function toAddress(range: Range, article: Element): string | null {
  const directive = toTextDirective(
    readSelectedText(range),
    document.documentElement.lang,
  );
  if (directive === null) return null;
  const section = findSection(range, article);
  return `${location.origin}${location.pathname}#${section}:~:text=${directive}`;
}

/**
 * Id of the last heading or term before the range, as a fallback for browsers without
 * text fragments.
 */
function findSection(range: Range, article: Element): string {
  const passed = [...article.querySelectorAll(ANCHORS)].filter(
    (anchor) => range.comparePoint(anchor, 0) <= 0,
  );
  const last = passed.at(-1);
  return encodeURIComponent(last?.id || last?.getAttribute("aria-labelledby") || "");
}

/**
 * Positions the button below the last line, within the article, in coordinates that
 * scroll with the text.
 */
function place(button: HTMLElement, range: Range, article: HTMLElement): void {
  const last = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const frame = (button.offsetParent ?? document.body).getBoundingClientRect();
  const { left, right } = article.getBoundingClientRect();
  const start = Math.max(left, Math.min(last.right, right) - button.offsetWidth);
  button.style.insetInlineStart = `${start - frame.left}px`;
  button.style.insetBlockStart = `${last.bottom - frame.top + GAP}px`;
}

async function copy(
  button: HTMLElement,
  url: string,
  text: InterfaceText,
): Promise<void> {
  const { message, milliseconds } = await copyText(url, text);
  button.textContent = message;
  setTimeout(() => button.remove(), milliseconds);
}

/** Tab moves from the selection to its button, Escape removes the button. */
function listenToKeys(button: HTMLElement): void {
  function handleKey(event: KeyboardEvent) {
    if (!button.isConnected) document.removeEventListener("keydown", handleKey);
    else if (event.key === "Escape") button.remove();
    else if (event.key === "Tab" && !event.shiftKey && isNothingFocused()) {
      event.preventDefault();
      button.focus();
    }
  }
  document.addEventListener("keydown", handleKey);
}

const UNREAD = "script, style, noscript, template, textarea, select";

/**
 * The visible text of the page before, in and after a range; a line break ends each
 * block.
 */
function readSelectedText(range: Range): SelectedText {
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
