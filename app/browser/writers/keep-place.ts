const KEY = "writer-place";

interface Place {
  path: string;
  top: number;
  /** The state of all details of the page, in order. */
  open: boolean[];
}

/** Notes scroll position and open details before the page is shown anew. */
export function keepPlace(): void {
  const place: Place = {
    path: location.pathname,
    top: window.scrollY,
    open: listDetails().map(({ open }) => open),
  };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

/** Puts the page where `keepPlace` found it. */
export function restorePlace(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const place = kept === null ? null : (JSON.parse(kept) as Place);
  if (place?.path !== location.pathname) return;
  const details = listDetails();
  // An added or removed one would move all others.
  if (details.length === place.open.length)
    details.forEach((each, at) => (each.open = place.open[at] ?? each.open));
  window.scrollTo({ top: place.top, behavior: "instant" });
}

/** An article that has been replaced stays in the page for a moment. */
function listDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll("details")].filter(
    (each) => each.closest("[data-leaving]") === null,
  );
}
