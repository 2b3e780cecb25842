import type { InterfaceText } from "~/domain/text/strings";

/** Class of the mark that the compiler leaves on long lists; its text is the field's label. */
const MARK = ".list-filter";

/**
 * Adds a field that filters the definition lists of a page, in their groups. Without scripts the
 * groups can be closed, and the browser's own search finds names.
 */
export function start(text: InterfaceText): void {
  const mark = document.querySelector<HTMLElement>(MARK);
  if (!mark || mark.querySelector("input")) return;
  const input = document.createElement("input");
  input.type = "search";
  input.autocomplete = "off";
  const label = document.createElement("label");
  label.append(mark.textContent, " ", input);
  const status = document.createElement("output");
  mark.replaceChildren(label, status);
  mark.hidden = false;
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    const count = filterLists(wanted);
    status.textContent = wanted === "" ? "" : text("sidebar-filter-count", { count });
  });
}

/**
 * Hides the entries whose name does not contain the words, and groups without entries.
 * @returns The number of the others.
 */
function filterLists(wanted: string): number {
  let count = 0;
  for (const list of document.querySelectorAll<HTMLElement>("main dl")) {
    const shown = Array.from(
      list.querySelectorAll<HTMLElement>(":scope > dt"),
      (term) => {
        const isWanted = term.textContent.toLowerCase().includes(wanted);
        term.hidden = !isWanted;
        if (isWanted) count += 1;
        const details = term.nextElementSibling;
        if (details instanceof HTMLElement) details.hidden = !isWanted;
        return isWanted;
      },
    );
    const group = list.closest("details");
    if (group) group.hidden = !shown.includes(true);
  }
  return count;
}
