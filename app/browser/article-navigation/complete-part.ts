const BAR = "[data-static=bar]";
const HEAD = "[data-sidebar-head]";

/**
 * Puts into a part what it leaves to the page in front of the reader, because it says the same there: the buttons
 * of the bar, and the head of the sidebar. Copies, because what leaves has them until then.
 */
export function completePart(part: Document): void {
  for (const place of [BAR, HEAD]) {
    const next = part.querySelector(place);
    if (next?.querySelector("button")) continue;
    const own = document.querySelector(place)?.cloneNode(true);
    if (own instanceof Element)
      next?.prepend(...own.querySelectorAll(":scope > :not(nav)"));
  }
  // The copy has no text of the former page.
  const head = part.querySelector(HEAD);
  const input = head?.querySelector("input");
  if (input) input.value = input.defaultValue = "";
  head?.querySelector("p")?.replaceChildren();
}
