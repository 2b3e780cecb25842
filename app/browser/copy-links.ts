import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "./announce";
import { canCopy, copyText, endMessage } from "./copy-text";

/**
 * Elements with an anchor to themselves: headings, terms, and rows of the compatibility
 * table.
 */
const PLACES = "h2, h3, h4, h5, h6, dt, tr, th";

/**
 * A click on an anchor in the article also copies its URL. The link keeps its default
 * action, the only one without JavaScript.
 */
export async function handleAnchorClick(
  event: MouseEvent,
  text: InterfaceText,
): Promise<void> {
  const link = findAnchor(event);
  if (!link || !canCopy()) return;
  const { message, milliseconds } = await copyText(link.href, text);
  link.dataset["copied"] = message;
  announce(message);
  endMessage(link, milliseconds, () => {
    delete link.dataset["copied"];
  });
}

function findAnchor(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("#article-body a[href^='#']");
  return isPlain && link && isOwnAnchor(link) ? link : null;
}

/** Whether the fragment names an element that contains the link. */
function isOwnAnchor(link: HTMLAnchorElement): boolean {
  const id = decodeURIComponent(link.hash.slice(1));
  for (
    let place = link.closest(PLACES);
    place;
    place = place.parentElement?.closest(PLACES) ?? null
  )
    if (place.id === id) return true;
  return false;
}
