import type { InterfaceText } from "~/domain/text/strings";
import { canCopy } from "../copy/copy-text";
import { loadChunk } from "../loading/load-chunk";

/** Debounce: a selection is final when it has not changed for this long. */
const REST_MILLISECONDS = 250;

const ARTICLE = "#article-body";
const BUTTON = ".selection-link";

/** Offers a link to the selection in an article once the selection is final. */
export function startSelectionLinks(text: InterfaceText): void {
  if (!canCopy()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let isChanged = false;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isPressed || !isChanged) return;
      isChanged = false;
      // The next selection tries again.
      updateOffer(text).catch(() => undefined);
    }, REST_MILLISECONDS);
  }
  document.addEventListener("selectionchange", () => {
    isChanged = true;
    wait();
  });
  document.addEventListener("pointerdown", () => (isPressed = true));
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, () => {
      isPressed = false;
      wait();
    });
}

async function updateOffer(text: InterfaceText): Promise<void> {
  const selection = getSelection();
  const hasText =
    selection?.isCollapsed === false &&
    selection.anchorNode?.parentElement?.closest(ARTICLE) != null;
  if (!hasText) {
    document.querySelector(BUTTON)?.remove();
    return;
  }
  const { offerLink } = await loadChunk(
    "the link to a selection",
    () => import("./offer-link"),
  );
  offerLink(selection, text);
}
