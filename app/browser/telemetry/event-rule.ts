/**
 * Names events of elements by where they stand in the page, so that pages need no attributes for
 * it. The names are those of the reference (screens, 21.2), as far as this site has the element.
 */
export interface EventRule {
  on: "click" | "submit" | "toggle" | "focusin" | "input" | "change";
  /** Matched from the event's target upwards. */
  selector: string;
  /** Null: not this event; a later rule may fit. */
  name: (element: HTMLElement, event: Event) => string | null;
}

/** Reads a link's address as it stands in the page. */
export function readHref(link: HTMLElement): string {
  return link.getAttribute("href") ?? "";
}

export function readText(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? "";
}

/** Returns the position of an element among its like, and their number: `2/5`. */
export function readPlace(element: Element, list: string, item: string): string {
  const all = [...(element.closest(list)?.querySelectorAll(item) ?? [])];
  const place = all.findIndex((each) => each.contains(element)) + 1;
  return `${place}/${all.length}`;
}

/** Reads what a form would send, the pressed button included. */
export function readForm(form: HTMLElement, event: Event): Record<string, string> {
  if (!(form instanceof HTMLFormElement)) return {};
  const { submitter = null } = event as Partial<SubmitEvent>;
  const data = new FormData(form, submitter);
  return Object.fromEntries(
    [...data].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}

/** A toggle event follows the change. */
export function readState(details: HTMLElement): string {
  return details.hasAttribute("open") ? "open" : "close";
}
