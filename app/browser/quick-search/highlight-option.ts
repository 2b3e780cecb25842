export interface Highlight {
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
export function createHighlight(
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
