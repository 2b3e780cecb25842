import type { InterfaceText } from "~/domain/text/strings";
import { createPrefetcher, prefetchPage } from "./prefetch-page";
import { listOptions, type SearchResults } from "./search-options";
import { createSearchPopup, type SearchPopup } from "./search-popup";
import type { TitleSource } from "./title-source";

const LOADING_NOTICE_MILLISECONDS = 500;

export interface SearchBoxOptions {
  text: InterfaceText;
  titles: TitleSource;
}

/** Combobox: shows the list below a field and moves through it. */
export class SearchBox {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #text: InterfaceText;
  readonly #titles: TitleSource;
  readonly #popup: SearchPopup;
  readonly highlight: Highlight;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { form, input, place }: SearchFormParts,
    { text, titles }: SearchBoxOptions,
  ) {
    const popup = createSearchPopup(place, form.id, text);
    const prefetcher = createPrefetcher(prefetchPage);
    this.#form = form;
    this.#input = input;
    this.#text = text;
    this.#titles = titles;
    this.#popup = popup;
    this.highlight = createHighlight(input, popup.listOptions, (link) => {
      prefetcher.want(link?.dataset["page"] === undefined ? null : link);
    });
  }

  /** Shows results for the field's text, if the form has the focus. */
  update(): void {
    clearTimeout(this.#noticeTimer);
    const isWanted = this.#form.contains(document.activeElement);
    if (!isWanted || this.#input.value.trim() === "") {
      this.close();
      return;
    }
    const titles = this.#titles.read();
    if (titles === "loading") this.#promiseNotice();
    else if (titles === "failed") this.#showNotice(this.#text("quick-search-failed"));
    else this.#showResults(() => listOptions(titles, this.#input.value, this.#context()));
  }

  close(): void {
    clearTimeout(this.#noticeTimer);
    this.#popup.hide();
    this.#popup.announce("");
    this.#tellExpanded(false);
    this.highlight.set(-1);
  }

  clear(): void {
    this.#input.value = "";
    this.close();
  }

  /** Delayed, because most responses arrive before a loading notice would be read. */
  #promiseNotice(): void {
    this.close();
    const show = () => this.#showNotice(this.#text("quick-search-loading"));
    this.#noticeTimer = setTimeout(show, LOADING_NOTICE_MILLISECONDS);
  }

  #showNotice(notice: string): void {
    this.close();
    this.#popup.show(notice, []);
    this.#popup.announce(notice);
  }

  #showResults(list: () => SearchResults): void {
    try {
      const { options, count } = list();
      const none = this.#text("quick-search-none");
      this.#popup.show(count === 0 ? none : "", options);
      this.#popup.announce(
        count === 0 ? none : this.#text("quick-search-count", { count }),
      );
      this.#tellExpanded(true);
      this.highlight.set(0);
    } catch (error) {
      console.error(error);
      this.#showNotice(this.#text("quick-search-broken"));
    }
  }

  #tellExpanded(isExpanded: boolean): void {
    this.#input.setAttribute("aria-expanded", String(isExpanded));
  }

  #context() {
    const searchUrl = new URL(this.#form.action).pathname;
    return { text: this.#text, searchUrl, windowHeight: innerHeight };
  }
}

export interface SearchFormParts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Container of the list. */
  place: HTMLElement;
}

/** Null when a part of the form is missing. */
export function findParts(form: HTMLFormElement): SearchFormParts | null {
  const input = form.querySelector<HTMLInputElement>('input[name="q"]');
  const place = form.querySelector<HTMLElement>("[data-quick-search-popup]");
  return input && place ? { form, input, place } : null;
}

interface Highlight {
  /** The highlighted link, if any. */
  read(): HTMLAnchorElement | null;
  /** Highlights the option at this index; -1 for none. */
  set(index: number): void;
  /** Moves up or down with wrap-around. */
  move(step: 1 | -1): void;
}

/**
 * Highlighted option of a listbox. The focus stays in the field; `aria-activedescendant`
 * names the option.
 * @param onChange Called with the highlighted link.
 */
function createHighlight(
  input: HTMLInputElement,
  listOptions: () => HTMLAnchorElement[],
  onChange: (link: HTMLAnchorElement | null) => void,
): Highlight {
  let active = -1;

  function set(index: number): void {
    active = index;
    const options = listOptions();
    for (const [each, option] of options.entries())
      option.setAttribute("aria-selected", String(each === index));
    const link = options[index] ?? null;
    if (link) input.setAttribute("aria-activedescendant", link.id);
    else input.removeAttribute("aria-activedescendant");
    link?.scrollIntoView({ block: "nearest" });
    onChange(link);
  }

  return {
    read: () => listOptions()[active] ?? null,
    set,
    move(step) {
      const count = listOptions().length;
      const from = active < 0 && step < 0 ? 0 : active;
      if (count > 0) set((from + step + count) % count);
    },
  };
}
