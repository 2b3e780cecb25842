export interface Highlight {
  /** The highlighted link, if any. */
  read(): HTMLAnchorElement | null;
  /** Highlights the option of this number; -1 none. */
  set(index: number): void;
  /** Moves up or down, from the last option to the first and back. */
  move(step: 1 | -1): void;
}

/**
 * Which option the arrow keys are at. The focus stays in the field all the time; what is
 * highlighted is told by `aria-activedescendant`.
 *
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
