import { isField } from "../is-field";
import { areSingleKeysOn } from "../reader-choices/single-keys";

const FORMS = "form[data-quick-search]";

/** From here on the header's box stands in the header itself (ui/quick-search). */
export const INLINE = "(width >= 75em)";

/** The quick-search form around an element, if any. */
export function findSearchForm(target: unknown): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null;
}

/** `/` unless switched off, or Ctrl or Cmd with K, but never while somebody types in a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || isField(event.target)) return false;
  const hasCommand = event.ctrlKey || event.metaKey;
  // Some keyboards have the slash above another key, so Shift is allowed for it.
  if (event.key === "/") return !hasCommand && areSingleKeysOn();
  return hasCommand && !event.shiftKey && event.key.toLowerCase() === "k";
}

/** Puts the cursor into a box: the given one, or the one that is in view, or the header's. */
export function focusSearch(form: HTMLFormElement | null = pickForm()): boolean {
  const input = form?.querySelector("input");
  if (!form || !input) return false;
  if (!isShown(input) && form.hasAttribute("popover")) form.showPopover();
  input.focus();
  input.select();
  return true;
}

/** Closes the sheet that a form is on narrow screens. */
export function hideSheet(form: HTMLFormElement): void {
  if (form.matches("[popover]:popover-open")) form.hidePopover();
}

/** The last one in view: the one in the page comes before the header's. */
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
