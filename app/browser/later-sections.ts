import { takeSteps, type Steps } from "./idle-steps";

/**
 * Attribute of sections whose layout the browser may leave out while they are out of sight, and of the html element
 * while its document has such sections (styles/prose/text.css).
 */
const LATER = "data-later";
/** All but what a reader sees first; the browser shows more of them where they fit. As in the style sheet. */
const SECTIONS = "#article-body > section:nth-child(n + 3)";

/**
 * Inline script in the head. A document that is opened at its top is painted before what is out of sight is laid out.
 * Anywhere else, and in browsers that do not keep the reader's place while heights above it change, positions have to be
 * exact. Firefox says that it does, but loses the place (`layOutLater`). The name of the entry has text fragments too,
 * which `location` hides. In wide windows a table may be wider than its section, whose containment would cut it off.
 */
export const LATER_SECTIONS_SCRIPT = `try{const[e]=performance.getEntriesByType("navigation");if(matchMedia("(width<62em)").matches&&CSS.supports("overflow-anchor:auto")&&!("scrollMaxY"in window)&&e.type==="navigate"&&!e.name.includes("#"))document.documentElement.dataset.later=""}catch{}`;

/** Elements that are laid out in one frame. The browser prepares each frame for the whole page, so that few are cheaper. */
const MOST_ELEMENTS = 80;

/** Lays out the rest of a document that was opened at its top, and then calls `then`. */
export function showLaterSections(then: () => void): void {
  const root = document.documentElement;
  const steps = root.hasAttribute(LATER) ? layOutLater(document) : [];
  // The navigation to the next article knows whether it begins at its top.
  root.removeAttribute(LATER);
  takeSteps([...steps, then], () => true);
}

/**
 * Lets the browser leave out the layout of an article's sections while they are out of sight; but not Firefox, which alone
 * has `scrollMaxY`, because it loses the reader's place once the section in sight is laid out anew with those above.
 *
 * @returns the steps that end it, from the first section to the last.
 */
export function layOutLater(page: Document): Steps {
  if ("scrollMaxY" in window) return [];
  const groups: Element[][] = [];
  let size = Infinity;
  for (const section of page.querySelectorAll(SECTIONS)) {
    section.setAttribute(LATER, "");
    const { length } = section.querySelectorAll("*");
    size += length;
    if (size > MOST_ELEMENTS) {
      groups.push([]);
      size = length;
    }
    groups.at(-1)?.push(section);
  }
  return groups.map((group) => () => {
    for (const section of group) section.removeAttribute(LATER);
  });
}
