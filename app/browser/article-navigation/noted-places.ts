/** Navigation API, as far as it is used; missing from TypeScript's DOM types. */
interface Navigation {
  readonly currentEntry: { getState(): unknown };
  /** Null once another navigation has aborted this one. */
  readonly transition: { readonly finished: Promise<undefined> } | null;
  updateCurrentEntry(change: { state: number }): void;
}

/**
 * Notes in the history where the reader leaves a document by a link, in pixels. Firefox 153 forgets it: after a handler
 * has shown the earlier document, it scrolls to the top of those that `pushState` has left.
 */
export function notePlace(): void {
  findNavigation().updateCurrentEntry({ state: scrollY });
}

/** Scrolls to the noted place of the document that a handler shows again, once the browser has tried to. */
export function returnToPlace(): void {
  const navigation = findNavigation();
  const top = Number(navigation.currentEntry.getState() ?? 0);
  // The browser notes by itself where the reader goes through the history from.
  navigation.updateCurrentEntry({ state: 0 });
  const scroll = () => scrollY || scrollTo({ top, behavior: "instant" });
  navigation.transition?.finished.then(scroll, scroll);
}

/** Articles are shown in place where there is one (follow-links.ts). */
function findNavigation(): Navigation {
  return (window as unknown as { navigation: Navigation }).navigation;
}
