import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "~/browser/announce";
import { findPlainLink } from "~/browser/client-links/find-plain-link";
import { canCopy, copyText, endMessage } from "./copy-text";
import { readFragment } from "~/browser/lower-case-hash";

/**
 * Elements with an anchor to themselves: headings, terms, and rows of the compatibility
 * table.
 */
const PLACES = "h2, h3, h4, h5, h6, dt, tr, th";
const SHOWN_MILLISECONDS = 2000;

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

/**
 * A plain click on the link to the page's Markdown copies it. A failure follows the link, but not without a network,
 * because the browser's own message would take the place of the page.
 */
export async function handlePageCopy(
  event: MouseEvent,
  text: InterfaceText,
): Promise<void> {
  const link = findPlainLink(event);
  if (!link?.matches("[data-copy-page]") || !canCopy()) return;
  event.preventDefault();
  const show = (message: string) => {
    announce(message);
    // At a second press the link shows the message of the first.
    const label = (link.dataset["label"] ??= link.textContent);
    link.textContent = message;
    endMessage(link, SHOWN_MILLISECONDS, () => {
      link.textContent = label;
    });
  };
  try {
    // A promise, because Safari allows the write during the click only.
    const content = fetch(link.href).then(readBlob);
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
    show(text("copy-done"));
  } catch {
    if (navigator.onLine) location.assign(link.href);
    else show(text("copy-failed"));
  }
}

async function readBlob(response: Response): Promise<Blob> {
  if (!response.ok) throw new Error(String(response.status));
  return new Blob([await response.text()], { type: "text/plain" });
}
