import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "./announce";
import { findPlainLink } from "./client-links/find-plain-link";
import { canCopy, copyText, endMessage } from "./copy-text";
import { createElement } from "./create-element";
import { readFragment } from "./lower-case-hash";

/**
 * Adds a copy button to every block of code if the browser supports copying. The code of
 * interactive examples is in editors instead.
 */
export function addCopyButtons(root: ParentNode, text: InterfaceText): void {
  if (!canCopy()) return;
  for (const header of root.querySelectorAll(
    ".code-example > .example-header:not(.example-part)",
  )) {
    const hasCode = header.parentElement?.querySelector("pre") != null;
    if (!hasCode || header.querySelector(".copy-button")) continue;
    header.append(createActions(text));
  }
}

/** Copies the code of the pressed button's block and shows the result on the button. */
export async function handleCopyClick(event: Event, text: InterfaceText): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>(".copy-button");
  const code = button?.closest(".code-example")?.querySelector("pre")?.textContent;
  if (!button || code == null) return;
  const { message, milliseconds } = await copyText(code.trim(), text);
  button.textContent = message;
  announce(message);
  endMessage(button, milliseconds, () => {
    button.textContent = text("copy-code");
  });
}

/**
 * Both buttons in one box, so that a narrow header moves them to its next line together: the one that opens
 * the display options of code (reader-choices), and the one that copies.
 */
function createActions(text: InterfaceText): HTMLSpanElement {
  const actions = createElement("span", { class: "code-actions" });
  actions.append(
    createElement("button", {
      type: "button",
      class: "code-options",
      title: text("code-options"),
      "aria-label": text("code-options"),
      "aria-haspopup": "dialog",
      "data-code-options": "",
    }),
    createElement(
      "button",
      {
        type: "button",
        class: "copy-button",
        // Reserves the width of the answer, so that neighbours do not move.
        "data-answer": text("copy-done"),
      },
      text("copy-code"),
    ),
  );
  return actions;
}

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
