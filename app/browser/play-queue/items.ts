import type { PlayCode } from "~/domain/play/play-state";
import { GIVEN_QUERY, PLAY_SESSION_KEY } from "~/domain/play/session-key";
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
  document.documentElement.style.setProperty("--queue-room", room);
});

/** Shows the queued examples in the page's queue. */
export function renderQueue(): void {
  const form = document.querySelector<HTMLFormElement>(".play-queue > form");
  const list = form?.querySelector("ol");
  if (!form || !list) return;
  form.onsubmit = playQueue;
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
function playQueue(event: SubmitEvent): void {
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement)) return;
  const page = new FormData(form).get("page");
  const code = readQueuedCode(readQueue());
  const src = typeof page === "string" ? { src: page } : {};
  try {
    sessionStorage.setItem(PLAY_SESSION_KEY, JSON.stringify({ ...code, ...src }));
  } catch {
    // Storage fails: the form is submitted, and the server collects the same code.
    return;
  }
  event.preventDefault();
  open(form.action + GIVEN_QUERY, "_blank");
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
  const code: Record<keyof PlayCode, string[]> = { html: [], css: [], js: [] };
  for (const { box, lang } of items) {
    const header = findHeader(box);
    const text = header?.parentElement?.querySelector("pre")?.textContent ?? "";
    if (lang === "html" || lang === "css" || lang === "js") code[lang].push(text);
  }
  return {
    html: code.html.join("\n"),
    css: code.css.join("\n"),
    js: code.js.join("\n"),
  };
}

function findHeader(box: Element): Element | null {
  return box.closest(".example-header");
}

function readLanguage(box: Element): string {
  const name = findHeader(box)?.querySelector(".language-name");
  const language = name?.textContent.trim().toLowerCase() ?? "";
  return language === "javascript" ? "js" : language;
}
