import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "../announce";
import { copyText } from "../copy-text";
import { createElement } from "../create-element";
import { readSelectedText } from "./read-selected-text";
import { toTextDirective } from "./text-directive";

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
  announce(message);
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

/** A click into the article focuses the article itself. */
function isNothingFocused(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === "content";
}
