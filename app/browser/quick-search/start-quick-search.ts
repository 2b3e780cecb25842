import type { InterfaceText } from "~/domain/text/strings";
import { findSearchForm, focusSearch, isSearchShortcut } from "./search-forms";
import type { SearchBoxes } from "./search-boxes";
import { findAround } from "../find-around";

/**
 * Loads search box and index when a box is focused or hovered; until then the box is a
 * plain form.
 */
export function startQuickSearch(text: InterfaceText): void {
  let boxes: Promise<SearchBoxes> | null = null;

  async function prepare(form: HTMLFormElement): Promise<void> {
    boxes ??= loadBoxes(form, text);
    try {
      (await boxes).attach(form);
    } catch {
      // The form works without the box; the next focus tries again.
      boxes = null;
    }
  }

  function prepareAround(target: EventTarget | null): void {
    const form = findSearchForm(target);
    if (form) void prepare(form);
  }

  document.addEventListener("focusin", ({ target }) => prepareAround(target));
  document.addEventListener("pointerover", ({ target }) => prepareAround(target));
  // Handles a focus that came before this script.
  prepareAround(document.activeElement);
}

/** Enables the shortcuts before the texts are loaded, so that no typed letter is lost. */
export function listenForSearchKeys(): void {
  document.addEventListener("keydown", handleShortcut);
  document.addEventListener("click", handleSkipLink);
  document.addEventListener("reset", emptyField);
  document.addEventListener("toggle", focusOpened, { capture: true });
}

/** Requests the code and the titles in parallel. */
async function loadBoxes(
  form: HTMLFormElement,
  text: InterfaceText,
): Promise<SearchBoxes> {
  const indexUrl = new URL("search-index.json", form.action);
  const first = fetch(indexUrl);
  // Prevents an unhandled rejection until the promise is awaited.
  first.catch(() => undefined);
  const { createSearchBoxes } = await import("./search-boxes");
  return createSearchBoxes({ text, indexUrl, first });
}

function handleShortcut(event: KeyboardEvent): void {
  if (isSearchShortcut(event) && focusSearch()) event.preventDefault();
}

/** On narrow screens the skip link's target is in a closed sheet, which opens here. */
function handleSkipLink(event: MouseEvent): void {
  const link = findAround(event.target, "a");
  const id = link?.getAttribute("href")?.replace(/^#/, "");
  const form = id === undefined ? null : findSearchForm(document.getElementById(id));
  if (form && focusSearch(form)) event.preventDefault();
}

/** A native reset would restore the URL's query and leave the focus on the button. */
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
