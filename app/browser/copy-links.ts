import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "./announce";
import { findPlainLink } from "./client-links/find-plain-link";
import { canCopy, copyText, endMessage } from "./copy-text";
import { readFragment } from "./lower-case-hash";

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
  const link = findPlainLink(event);
  return link?.matches("#article-body [href^='#']") && isOwnAnchor(link) ? link : null;
}

/** Whether the fragment names an element that contains the link. */
function isOwnAnchor(link: HTMLAnchorElement): boolean {
  const id = readFragment(link.hash);
  for (
    let place = link.closest(PLACES);
    place;
    place = place.parentElement?.closest(PLACES) ?? null
  )
    if (place.id === id) return true;
  return false;
}
