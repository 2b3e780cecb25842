import type { InterfaceText } from "~/domain/text/strings";
import { listenToBox } from "./listen-to-box";
import { findParts, SearchBox } from "./search-box";
import { createTitleSource } from "./title-source";

export interface SearchBoxes {
  /** Makes a form a combobox; does nothing to one that is. */
  attach(form: HTMLFormElement): void;
}

export interface SearchBoxesOptions {
  text: InterfaceText;
  indexUrl: URL;
  /** The answer of that address, on its way. */
  first: Promise<Response>;
}

/** All boxes of the page, over the same titles. */
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

/** The box of the home page goes with it. */
function dropRemoved(boxes: Map<HTMLFormElement, SearchBox>): void {
  for (const form of boxes.keys()) if (!form.isConnected) boxes.delete(form);
}
