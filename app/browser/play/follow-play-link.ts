/**
 * Opens the playground in this tab when a reader presses its link with Shift. All other presses are the
 * browser's: the link has its own target, and its URL names the page and the sample.
 */
export function handlePlayClick(event: MouseEvent): void {
  const { target, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a.play-link") : null;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.button !== 0;
  if (!(link instanceof HTMLAnchorElement) || isOther || !shiftKey) return;
  event.preventDefault();
  location.assign(link.href);
}
