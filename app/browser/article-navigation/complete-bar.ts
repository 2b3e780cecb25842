const BAR = "[data-static=bar]";

/** Puts the buttons of this page's bar into the bar of a part, which has its breadcrumbs alone. */
export function completeBar(part: Document): void {
  const buttons = document.querySelectorAll(`${BAR} > button`);
  const bar = part.querySelector(BAR);
  // Copies, because the bar that leaves has them until then.
  if (!bar?.querySelector("button"))
    bar?.prepend(...Array.from(buttons, (button) => button.cloneNode(true)));
}
