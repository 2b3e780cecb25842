import type { InterfaceText } from "~/domain/text/strings";
import {
  findSearchForm,
  focusSearch,
  hideSheet,
  INLINE,
  isSearchShortcut,
} from "./search-forms";
import type { SearchBoxes } from "./search-boxes";

/**
 * Listens for whoever wants to search. Box and index are loaded when a box is focused or
 * hovered; until they are there, the box is the plain form that it was.
 */
export function startQuickSearch(text: InterfaceText): void {
  let boxes: Promise<SearchBoxes> | null = null;

  async function prepare(form: HTMLFormElement): Promise<void> {
    boxes ??= loadBoxes(form, text);
    try {
      (await boxes).attach(form);
    } catch {
      // The form works without; the next focus tries again.
      boxes = null;
    }
  }

  function prepareAround(target: EventTarget | null): void {
    const form = findSearchForm(target);
    if (form) void prepare(form);
  }

  document.addEventListener("focusin", ({ target }) => prepareAround(target));
  document.addEventListener("pointerover", ({ target }) => prepareAround(target));
  // The reader was quicker than this script.
  prepareAround(document.activeElement);
}

/** Makes the fields reachable by keys before the texts are loaded, so that no letter is lost. */
export function listenForSearchKeys(): void {
  document.addEventListener("keydown", handleShortcut);
  document.addEventListener("click", handleSkipLink);
  document.addEventListener("reset", emptyField);
  document.addEventListener("toggle", focusOpened, { capture: true });
  matchMedia(INLINE).addEventListener("change", closeSheets);
}

/** The code of the boxes and the titles are asked for at the same time. */
async function loadBoxes(
  form: HTMLFormElement,
  text: InterfaceText,
): Promise<SearchBoxes> {
  const indexUrl = new URL("search-index.json", form.action);
  const first = fetch(indexUrl);
  // Whoever awaits it handles it; until then a failure must not count as unhandled.
  first.catch(() => undefined);
  const { createSearchBoxes } = await import("./search-boxes");
  return createSearchBoxes({ text, indexUrl, first });
}

function handleShortcut(event: KeyboardEvent): void {
  if (isSearchShortcut(event) && focusSearch()) event.preventDefault();
}

/** On narrow screens the field that the skip link leads to is in a closed sheet. */
function handleSkipLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const id = link?.getAttribute("href")?.replace(/^#/, "");
  const form = id === undefined ? null : findSearchForm(document.getElementById(id));
  if (form && focusSearch(form)) event.preventDefault();
}

/** A reset alone would bring back the query of the address, and leave the focus on the button. */
function emptyField(event: Event): void {
  const input = findSearchForm(event.target)?.querySelector("input");
  if (!input) return;
  event.preventDefault();
  input.value = "";
  input.focus();
}

function focusOpened(event: Event): void {
  const form = findSearchForm(event.target);
  if (form && form === event.target && form.matches(":popover-open"))
    form.querySelector("input")?.focus();
}

/** A sheet that is open when the window grows would stay on top of the header. */
function closeSheets(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[popover]"))
    hideSheet(form);
}
