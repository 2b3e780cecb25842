import type { InterfaceText } from "~/domain/text/strings";
import { findAround } from "../find-around";
import { isComposing } from "../is-composing";
import { findParts, SearchBox, type SearchFormParts } from "./search-box";
import { hideSheet } from "./search-forms";
import { listboxId } from "./search-popup";
import { createTitleSource } from "./title-source";

export interface SearchBoxes {
  /** Makes a form a combobox; idempotent. */
  attach(form: HTMLFormElement): void;
}

export interface SearchBoxesOptions {
  text: InterfaceText;
  indexUrl: URL;
  /** The pending response for that URL. */
  first: Promise<Response>;
}

/** All boxes of the page, which share one title index. */
export function createSearchBoxes({
  text,
  indexUrl,
  first,
}: SearchBoxesOptions): SearchBoxes {
  const boxes = new Map<HTMLFormElement, SearchBox>();
  const titles = createTitleSource({
    first,
    ask: () => fetch(indexUrl),
    onChange() {
      for (const box of boxes.values()) box.update();
    },
  });
  return {
    attach(form) {
      titles.retry();
      dropRemoved(boxes);
      if (boxes.has(form)) return;
      const parts = findParts(form);
      if (!parts) return;
      const box = new SearchBox(parts, { text, titles });
      listenToBox(parts, box);
      boxes.set(form, box);
      box.update();
    },
  };
}

/** Client navigation removes the home page's box. */
function dropRemoved(boxes: Map<HTMLFormElement, SearchBox>): void {
  for (const form of boxes.keys()) if (!form.isConnected) boxes.delete(form);
}

/** Adds the ARIA attributes and listeners of a combobox to the form. */
function listenToBox({ form, input, place }: SearchFormParts, box: SearchBox): void {
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", listboxId(form.id));
  input.setAttribute("aria-expanded", "false");

  input.addEventListener("input", () => box.update());
  input.addEventListener("focus", () => box.update());
  input.addEventListener("keydown", (event) => handleKey(event, input, box));
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) box.close();
  });
  form.addEventListener("reset", () => box.close());
  form.addEventListener("submit", () => box.close());
  // Keeps the focus in the field while a link of the list is pressed.
  place.addEventListener("mousedown", (event) => event.preventDefault());
  place.addEventListener("click", (event) => leave(event, { form, input, place }, box));
}

function handleKey(event: KeyboardEvent, input: HTMLInputElement, box: SearchBox): void {
  if (isComposing(event)) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (input.ariaExpanded === "true")
      box.highlight.move(event.key === "ArrowDown" ? 1 : -1);
    else box.update();
  } else if (event.key === "Tab") box.close();
  else if (event.key === "Home" || event.key === "End") box.highlight.set(-1);
  else if (event.key === "Enter") follow(event, box.highlight.read());
  else if (event.key === "Escape") {
    event.preventDefault();
    box.clear();
    // First, because the browser returns the focus from the sheet to the button that opened it.
    if (input.form) hideSheet(input.form);
    input.blur();
  }
}

/** Follows the highlighted link like a click, with the same modifier keys. */
function follow(event: KeyboardEvent, link: HTMLAnchorElement | null): void {
  if (!link) return;
  event.preventDefault();
  const { ctrlKey, shiftKey, altKey, metaKey } = event;
  const keys = { ctrlKey, shiftKey, altKey, metaKey };
  link.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, view: window, ...keys }),
  );
}

/** A plain click leaves the page, so the box is reset. */
function leave(
  event: MouseEvent,
  { form, input }: SearchFormParts,
  box: SearchBox,
): void {
  const link = findAround(event.target, "a");
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere) return;
  if (link.dataset["page"] !== undefined) input.value = input.defaultValue;
  box.close();
  hideSheet(form);
}
