import type { PlayCode } from "~/domain/play/play-state";
import { PLAY_SESSION_KEY, toGivenQuery } from "~/domain/play/session-key";
import { createElement } from "../create-element";
import { QUEUE_BOXES } from "./queue-boxes";
import "./items.css";

/** Distance of a scrolled-to example from the top of the window. */
const SCROLL_OFFSET_PIXELS = 130;
const HIGHLIGHT = "queue-highlight";

/** Distance of the queue from the bottom of the window, and as much above it. */
const MARGINS_PIXELS = 32;

/** Measures the queue also when it is folded, hidden, or leaves with its article. */
const sizes = new ResizeObserver(([queue]) => {
  const height = queue?.target.clientHeight ?? 0;
  const room = `${height && height + MARGINS_PIXELS}px`;
  document.documentElement.style.setProperty("--room-below", room);
});

/** Shows the queued examples in the page's queue. */
export function renderQueue(): void {
  const form = document.querySelector<HTMLFormElement>(".play-queue > form");
  const list = form?.querySelector("ol");
  if (!form || !list) return;
  form.onsubmit = (event) => playQueue(event, form);
  if (form.parentElement) sizes.observe(form.parentElement);
  list.replaceChildren(...readQueue().map((item) => createItem(item, form)));
  for (const header of document.querySelectorAll(`.${HIGHLIGHT}`))
    header.classList.remove(HIGHLIGHT);
}

function createItem(item: QueueItem, form: HTMLFormElement): HTMLLIElement {
  const { key, box, lang } = item;
  const number = String(key + 1);
  const { example = "", remove = "" } = form.dataset;
  const name = createElement(
    "button",
    { type: "button", class: "queue-item" },
    example.replace("#", number),
  );
  name.onclick = () => {
    scrollToExample(box);
  };
  const label = remove.replace("#", number);
  const removal = createElement("button", {
    type: "button",
    class: "queue-remove",
    "aria-label": label,
    title: label,
  });
  removal.onclick = () => {
    removeItem(item);
  };
  const row = createElement("li", {});
  const language = createElement("span", { class: "queue-language" }, lang);
  row.append(name, language, removal);
  highlightFrom(row, box);
  return row;
}

/** Highlights the example while pointer or focus is on its item. */
function highlightFrom(row: HTMLElement, box: Element): void {
  const mark = (isOn: boolean) => () => {
    findHeader(box)?.classList.toggle(HIGHLIGHT, isOn);
  };
  row.addEventListener("pointerenter", mark(true));
  row.addEventListener("pointerleave", mark(false));
  row.addEventListener("focusin", mark(true));
  row.addEventListener("focusout", mark(false));
}

function scrollToExample(box: Element): void {
  const header = findHeader(box);
  if (!header) return;
  const isQuiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({
    top: header.getBoundingClientRect().top + scrollY - SCROLL_OFFSET_PIXELS,
    behavior: isQuiet ? "auto" : "smooth",
  });
}

/** Focuses the item that follows the removed one, or the example's checkbox. */
function removeItem({ box }: QueueItem): void {
  const at = readQueue().findIndex((item) => item.box === box);
  box.checked = false;
  renderQueue();
  const rows = document.querySelectorAll<HTMLElement>(".play-queue .queue-remove");
  (rows[Math.min(at, rows.length - 1)] ?? box).focus({ preventScroll: true });
}

/** Opens the playground in a new tab, which copies this tab's sessionStorage. */
function playQueue(event: SubmitEvent, form: HTMLFormElement): void {
  // Answers of AI Help are no pages.
  const src = form.querySelector<HTMLInputElement>("[name=page]")?.value;
  const code = readQueuedCode(readQueue());
  const query = toGivenQuery();
  const kept = { ...code, src, initial: code };
  try {
    sessionStorage.setItem(PLAY_SESSION_KEY + query, JSON.stringify(kept));
  } catch {
    // Storage fails: the form is submitted, and the server collects the same code.
    return;
  }
  event.preventDefault();
  open(form.action + query, "_blank");
}

/** An example in the play queue (specification, play queue item). */
interface QueueItem {
  /** Index among all examples of the page, 0-based. */
  key: number;
  box: HTMLInputElement;
  lang: string;
}

/** Queued examples in page order. */
function readQueue(): QueueItem[] {
  const boxes = document.querySelectorAll<HTMLInputElement>(QUEUE_BOXES);
  return Array.from(boxes).flatMap((box, key) =>
    box.checked ? [{ key, box, lang: readLanguage(box) }] : [],
  );
}

/** Code of the queued examples, concatenated per language. */
function readQueuedCode(items: readonly QueueItem[]): PlayCode {
  const pick = (wanted: keyof PlayCode) =>
    items
      .filter(({ lang }) => lang === wanted)
      .map(({ box }) => findHeader(box)?.parentElement?.querySelector("pre")?.textContent)
      .join("\n");
  return { html: pick("html"), css: pick("css"), js: pick("js") };
}

function findHeader(box: Element): Element | null {
  return box.closest(".example-header");
}

function readLanguage(box: Element): string {
  const name = findHeader(box)?.querySelector(".language-name");
  const language = name?.textContent.trim().toLowerCase() ?? "";
  return language === "javascript" ? "js" : language;
}
