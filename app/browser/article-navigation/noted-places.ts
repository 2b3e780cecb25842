/** Navigation API, as far as it is used; missing from TypeScript's DOM types. */
interface Navigation {
  readonly currentEntry: object;
  readonly transition: { readonly finished: Promise<undefined> };
}

/** Scroll positions in pixels, by their entries of the tab's history. */
const places = new WeakMap<object, number>();

/**
 * Notes where the reader leaves a document by a link. Firefox 153 forgets it: after a handler has shown the earlier
 * document, it scrolls to the top of those that `pushState` has left.
 */
export function notePlace(): void {
  places.set(findNavigation().currentEntry, scrollY);
}

/** Scrolls to the noted place of the document that a handler shows again, once the browser has tried to. */
export function returnToPlace(): void {
  const { currentEntry, transition } = findNavigation();
  const top = places.get(currentEntry) ?? 0;
  // The browser notes by itself where the reader goes through the history from.
  places.delete(currentEntry);
  const scroll = () => scrollY || scrollTo({ top, behavior: "instant" });
  transition.finished.then(scroll, scroll);
}

/** Articles are shown in place where there is one (follow-links.ts). */
function findNavigation(): Navigation {
  return (window as unknown as { navigation: Navigation }).navigation;
}
