import {
  filterPieces,
  splitHtml,
  unfilterSidebar,
  type HtmlPiece,
} from "~/domain/sidebar-filter/filter-sidebar";
import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "./after-paint";
import { hideLater } from "./show-in-steps";
import { repeatMark } from "./sidebar-current";
import { isFiltered, PARTS } from "./sidebar-filter-parts";
import { revealCurrentEntry } from "./sidebar-position";

/** State of a sidebar before filtering. */
interface Unfiltered {
  html: string;
  /** The same, split at the first letter. */
  pieces?: readonly HtmlPiece[];
  scrollTop: number;
}

const unfiltered = new WeakMap<Element, Unfiltered>();

/**
 * Shows the entries of the sidebar that its field asks for; all of them when it is empty. Does nothing more once the
 * field has another text.
 */
export async function showFilteredSidebar(
  sidebar: HTMLElement,
  text: InterfaceText,
): Promise<void> {
  const body = sidebar.querySelector<HTMLElement>(PARTS.body);
  const input = sidebar.querySelector<HTMLInputElement>(PARTS.input);
  const count = sidebar.querySelector(PARTS.count);
  if (!body || !input || !count) return;
  const typed = input.value;
  // Another key may be pressed after each part of the work, none of which may hold it up.
  const isStill = async () => {
    await afterPaint();
    return input.value === typed;
  };
  const before = unfiltered.get(body) ?? readUnfiltered(sidebar, body);
  if (!before.pieces) {
    if (!(await isStill())) return;
    before.pieces = splitHtml(before.html);
    if (!(await isStill())) return;
  }
  const filtered = filterPieces(before.pieces, typed);
  if (!(await isStill())) return;
  if (filtered) {
    // Apart from the page, hiding a link costs nothing.
    const list = document.createElement("template");
    list.innerHTML = filtered.html;
    const showLater = hideLater([
      ...list.content.querySelectorAll<HTMLElement>("li:not([hidden])"),
    ]);
    if (!(await isStill())) return;
    unfiltered.set(body, before);
    body.replaceChildren(list.content);
    void showLater();
    repeatMark();
    sidebar.scrollTop = 0;
    void isStill().then((isLatest) => {
      if (isLatest)
        count.textContent = text("sidebar-filter-count", { count: filtered.count });
    });
  } else if (unfiltered.delete(body) || isFiltered(body)) {
    body.innerHTML = before.html;
    repeatMark();
    count.textContent = "";
    sidebar.scrollTop = before.scrollTop;
    revealCurrentEntry();
  }
}

/** The first number of a page takes long to format, and a key would wait for it. */
export function prepareCount(text: InterfaceText): void {
  text("sidebar-filter-count", { count: 0 });
}

/** The server may have filtered the sidebar already. */
function readUnfiltered(sidebar: HTMLElement, body: HTMLElement): Unfiltered {
  const html = isFiltered(body) ? unfilterSidebar(body.innerHTML) : body.innerHTML;
  return { html, scrollTop: sidebar.scrollTop };
}
