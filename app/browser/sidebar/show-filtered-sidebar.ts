import {
  filterPieces,
  type HtmlPiece,
  splitHtml,
  unfilterSidebar,
} from "~/domain/sidebar-filter/filter-sidebar";
import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "~/browser/after-paint";
import { repeatMark } from "./sidebar-current";
import { revealCurrentEntry } from "./sidebar-position";

export interface SidebarParts {
  /** Scrolls. */
  sidebar: HTMLElement;
  /** Holds the entries. */
  body: HTMLElement;
  input: HTMLInputElement;
  /** Shows the number of matches. */
  count: Element;
}

/** State of a sidebar before filtering. */
interface Unfiltered {
  html: string;
  pieces: readonly HtmlPiece[];
  /** Null where this page has not shown the whole list: the server or the page before has filtered it. */
  scrollTop: number | null;
}

const unfiltered = new WeakMap<Element, Unfiltered>();

/**
 * Shows the entries of the sidebar that its field asks for; all of them when it is empty. Does nothing more once the
 * field has another text.
 */
export async function showFilteredSidebar(
  { sidebar, body, input, count }: SidebarParts,
  text: InterfaceText,
): Promise<void> {
  const typed = input.value;
  // Another key may be pressed after each part of the work, none of which may hold it up.
  const isStill = async () => {
    await afterPaint();
    return input.value === typed;
  };
  let before = unfiltered.get(body);
  if (!before) {
    const shown = body.innerHTML;
    // The server may have filtered the sidebar already.
    const html = unfilterSidebar(shown);
    // A filter that comes from the page before is not typed.
    const isWhole = html === shown && input === document.activeElement;
    const scrollTop = isWhole ? sidebar.scrollTop : null;
    before = { html, pieces: splitHtml(html), scrollTop };
    // Kept for the next letter, which may come before this one is shown.
    unfiltered.set(body, before);
    if (!(await isStill())) return;
  }
  const filtered = filterPieces(before.pieces, typed);
  if (!(await isStill())) return;
  if (filtered) {
    // Apart from the page, hiding a link costs nothing.
    const list = document.createElement("template");
    list.innerHTML = filtered.html;
    const showLater = hideLater([...list.content.querySelectorAll("li")]);
    if (!(await isStill())) return;
    // Before the list is replaced, because the browser would have to lay out the new one first.
    sidebar.scrollTop = 0;
    body.replaceChildren(list.content);
    void showLater();
    repeatMark();
    count.textContent = text("sidebar-filter-count", { count: filtered.count });
  } else if (unfiltered.delete(body) || before.html !== body.innerHTML) {
    delete sidebar.dataset["groups"];
    body.innerHTML = before.html;
    const marked = findCurrent(body);
    repeatMark();
    count.textContent = "";
    sidebar.scrollTop = before.scrollTop ?? 0;
    // An article that was shown in place meanwhile has its entry elsewhere.
    if (marked !== findCurrent(body) || before.scrollTop === null) revealCurrentEntry();
  }
}

function findCurrent(body: HTMLElement): Element | null {
  return body.querySelector("[aria-current]");
}

/** More than a column has room for. */
const FIRST = 60;
const STEP = 60;

/**
 * Hides all elements but the first ones, and returns what shows the others one part after the other, with a frame
 * between, because a thousand links at once would hold up the next key for a third of a second on a slow phone. Stops
 * when others have taken their place.
 */
export function hideLater(elements: readonly HTMLElement[]): () => Promise<void> {
  const later = elements.slice(FIRST);
  for (const element of later) element.hidden = true;
  return async () => {
    while (later[0]?.isConnected) {
      await afterPaint();
      for (const element of later.splice(0, STEP)) element.hidden = false;
    }
  };
}
