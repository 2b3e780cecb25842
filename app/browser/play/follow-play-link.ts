import { findAround } from "../find-around";

/**
 * Opens the playground in this tab when a reader presses its link with Shift. All other presses are the
 * browser's: the link has its own target, and its URL names the page and the sample.
 */
export function handlePlayClick(event: MouseEvent): void {
  const link = findAround<HTMLAnchorElement>(event.target, "a.play-link");
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.button !== 0;
  if (!link || isOther || !event.shiftKey) return;
  event.preventDefault();
  location.assign(link.href);
}
