import type { InterfaceText } from "~/domain/text/strings";
import { listenToBox } from "./listen-to-box";
import { findParts, SearchBox } from "./search-box";
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
