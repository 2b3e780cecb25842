import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";
import type { SearchOption } from "./search-options";
import "./search-popup.css";

/** Popup below a search field: a notice, a list of links, or both. */
export interface SearchPopup {
  show(notice: string, options: readonly SearchOption[]): void;
  /** Announces a message to assistive technology. */
  announce(message: string): void;
  hide(): void;
  listOptions(): HTMLAnchorElement[];
}

/**
 * Builds the popup in the page's placeholder element.
 * @param id Prefix for ids, the form's own id.
 */
export function createSearchPopup(
  place: HTMLElement,
  id: string,
  text: InterfaceText,
): SearchPopup {
  const status = createElement("div", { role: "status", class: "visually-hidden" });
  const notice = createElement("p", {});
  const list = createElement("div", {
    id: listboxId(id),
    role: "listbox",
    "aria-label": text("quick-search-list"),
  });
  const panel = createElement("div", { hidden: "" });
  panel.append(notice, list);
  place.replaceChildren(status, panel);

  function show(words: string, options: readonly SearchOption[]): void {
    notice.textContent = words;
    notice.hidden = words === "";
    list.hidden = options.length === 0;
    list.replaceChildren(
      ...listElements(options, { id, near: text("quick-search-near") }),
    );
    panel.hidden = false;
    list.scrollTop = 0;
  }

  return {
    show,
    announce(message) {
      if (status.textContent !== message) status.textContent = message;
    },
    hide() {
      panel.hidden = true;
    },
    listOptions: () =>
      panel.hidden ? [] : [...list.querySelectorAll<HTMLAnchorElement>("a")],
  };
}

export function listboxId(formId: string): string {
  return `${formId}-listbox`;
}

/** Options that match with a typo form a labelled group. */
function listElements(
  options: readonly SearchOption[],
  { id, near }: { id: string; near: string },
): HTMLElement[] {
  const links = options.map((option, index) => toElement(option, id, index));
  const first = options.findIndex(({ isNear }) => isNear);
  if (first === -1) return links;
  const end = options.findLastIndex(({ isNear }) => isNear) + 1;
  const group = createElement("div", { role: "group", "aria-label": near });
  group.append(
    createElement("p", { "aria-hidden": "true" }, near),
    ...links.slice(first, end),
  );
  return [...links.slice(0, first), group, ...links.slice(end)];
}

/** The link itself is the option, because an option must not contain other controls. */
function toElement(
  { href, parts, about, isPage }: SearchOption,
  id: string,
  index: number,
) {
  const link = createElement("a", {
    id: `${id}-option-${index}`,
    role: "option",
    href,
    tabindex: "-1",
    "aria-selected": "false",
    ...(isPage && { "data-page": "" }),
  });
  link.append(
    ...parts.map((part) =>
      part.isMatch
        ? createElement("mark", { class: "found-word" }, part.text)
        : part.text,
    ),
  );
  if (about !== "") link.append(" ", createElement("small", {}, about));
  return link;
}
