import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "./announce";
import { findPlainLink } from "./client-links/find-plain-link";
import { canCopy, endMessage } from "./copy-text";

const SHOWN_MILLISECONDS = 2000;

/** A plain click on the link to the page's Markdown copies it; a failure follows the link. */
export async function handlePageCopy(
  event: MouseEvent,
  text: InterfaceText,
): Promise<void> {
  const link = findPlainLink(event);
  if (!link?.matches("[data-copy-page]") || !canCopy()) return;
  event.preventDefault();
  try {
    // A promise, because Safari allows the write during the click only.
    const content = fetch(link.href).then(readBlob);
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
    announce(text("copy-done"));
    // At a second press the link shows the message of the first.
    const label = (link.dataset["label"] ??= link.textContent);
    link.textContent = text("copy-done");
    endMessage(link, SHOWN_MILLISECONDS, () => {
      link.textContent = label;
    });
  } catch {
    location.assign(link.href);
  }
}

async function readBlob(response: Response): Promise<Blob> {
  if (!response.ok) throw new Error(String(response.status));
  return new Blob([await response.text()], { type: "text/plain" });
}
