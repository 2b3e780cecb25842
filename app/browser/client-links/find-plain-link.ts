/** The link of a plain click: main button, no modifier keys, same window. */
export function findPlainLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element))
    return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const isOurs =
    link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute("download");
  return isOurs && link.dataset["reload"] === undefined ? link : null;
}
