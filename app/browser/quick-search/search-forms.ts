import { findAround } from "../find-around";
import { isField } from "../is-field";
import { areSingleKeysOn } from "../reader-choices/single-keys";

const FORMS = "form[data-quick-search]";

/** The quick-search form around an element, or null. */
export function findSearchForm(target: EventTarget | null): HTMLFormElement | null {
  return findAround(target, FORMS);
}

/**
 * `/` unless switched off, or Ctrl or Cmd with K; never while the reader types in a
 * field.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || isField(event.target)) return false;
  const hasCommand = event.ctrlKey || event.metaKey;
  // Some keyboards need Shift for the slash.
  if (event.key === "/") return !hasCommand && areSingleKeysOn();
  return hasCommand && !event.shiftKey && isK(event);
}

/** By the place of the key on keyboards that have other letters there, such as Russian ones. */
function isK({ key, code }: KeyboardEvent): boolean {
  return key > "~" ? code === "KeyK" : key.toLowerCase() === "k";
}

/**
 * Focuses a box: the given one, else one in view, else the header's. False when there is none, or it is
 * behind a modal dialog.
 */
export function focusSearch(form: HTMLFormElement | null = pickForm()): boolean {
  const input = form?.querySelector("input");
  if (!form || !input) return false;
  if (!isShown(input) && form.hasAttribute("popover")) form.showPopover();
  input.focus();
  if (document.activeElement !== input) {
    hideSheet(form);
    return false;
  }
  input.select();
  return true;
}

/** Closes the sheet that holds the form on narrow screens. */
export function hideSheet(form: HTMLFormElement): void {
  if (form.matches("[popover]:popover-open")) form.hidePopover();
}

/**
 * The last form in view, because the page's own box takes precedence over the header's.
 */
function pickForm(): HTMLFormElement | null {
  const forms = [...document.querySelectorAll<HTMLFormElement>(FORMS)];
  return forms.findLast(isInView) ?? forms[0] ?? null;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function isInView(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  return isShown(form) && top >= 0 && bottom <= innerHeight;
}
