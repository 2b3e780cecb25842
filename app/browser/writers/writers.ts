import {
  ARTICLE_CHANGED,
  type ChangedArticle,
} from "../article-navigation/article-changed";
import { findAround } from "../find-around";
import { noteVisit, showVisits } from "./visits";

/** On every page of a server in writer mode, and never on another server. */

followChanges();
navigateNatively();
submitSilently();
restorePlace();
openFlaws();
noteVisit();
showVisits();

/** Shows new content as soon as it is compiled; a hidden tab catches up when it is shown. */
function followChanges(): void {
  let events: EventSource | null = null;
  const listen = (): void => {
    events?.close();
    events = null;
    // Browsers allow six connections to a host: hidden tabs would use them up.
    if (document.hidden) return;
    events = new EventSource("/_writers/events");
    events.addEventListener("message", ({ data }) => void refresh(String(data)));
  };
  document.addEventListener("visibilitychange", listen);
  window.addEventListener("pagehide", () => events?.close());
  listen();
}

let shown = readVersion();

function readVersion(): string {
  const place = document.querySelector<HTMLElement>("[data-writer-version]");
  return place?.dataset["writerVersion"] ?? "";
}

async function refresh(version: string): Promise<void> {
  if (version === shown) return;
  shown = version;
  if (!document.body.classList.contains("writer-screen")) showPageAnew();
  else if (document.body.dataset["writerRefreshes"] !== undefined && !isWriting())
    await replaceScreen();
}

/**
 * Replaces the article in place, which takes half as long as a page load; pages that React runs are loaded
 * again.
 */
function showPageAnew(): void {
  keepPlace();
  const detail: ChangedArticle = {
    onShown(part) {
      replaceBar(part);
      restorePlace();
    },
    onFailure: () => location.reload(),
  };
  const event = new CustomEvent(ARTICLE_CHANGED, { cancelable: true, detail });
  if (document.dispatchEvent(event)) location.reload();
}

/** The bar's style sheet stays, because it would be loaded again. */
function replaceBar(part: Document): void {
  const bar = document.querySelector("#writer-bar");
  const next = part.querySelector("#writer-bar");
  const list = (of: Element | null) =>
    [...(of?.children ?? [])].filter((child) => !child.matches("link, script"));
  for (const child of list(bar)) child.remove();
  bar?.append(...list(next));
}

/** A field in use would lose what is typed. */
function isWriting(): boolean {
  return document.activeElement?.matches("main :is(input, select, textarea)") ?? false;
}

async function replaceScreen(): Promise<void> {
  const response = await fetch(location.href);
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  const main = next.querySelector("main");
  if (!main) return;
  const top = window.scrollY;
  document.querySelector("main")?.replaceWith(main);
  document.title = next.title;
  window.scrollTo({ top, behavior: "instant" });
  showVisits();
}

/** Client navigation would keep the bar of the page before. */
function navigateNatively(): void {
  window.addEventListener(
    "click",
    (event) => {
      const link = findAround(event.target, "a[href]");
      if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Opening the editor leaves the page where it is. */
function submitSilently(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["writerSilent"] === undefined)
      return;
    event.preventDefault();
    const body = new FormData(form);
    // A failure is shown by the page that the form leads to.
    fetch(form.action, { method: "POST", body, redirect: "manual" }).then(
      ({ ok, type }) => {
        if (!ok && type !== "opaqueredirect") form.submit();
      },
      () => form.submit(),
    );
  });
}

function openFlaws(): void {
  const flaws = document.querySelector<HTMLDetailsElement>("#writer-bar details");
  if (flaws && location.hash === "#_flaws") flaws.open = true;
}

const KEY = "writer-place";

interface Place {
  path: string;
  top: number;
  /** The state of all details of the page, in order. */
  open: boolean[];
}

/** Notes scroll position and open details before the page is shown anew. */
function keepPlace(): void {
  const place: Place = {
    path: location.pathname,
    top: window.scrollY,
    open: listDetails().map(({ open }) => open),
  };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

/** Puts the page where `keepPlace` found it. */
function restorePlace(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const place = kept === null ? null : (JSON.parse(kept) as Place);
  if (place?.path !== location.pathname) return;
  const details = listDetails();
  // An added or removed one would move all others.
  if (details.length === place.open.length)
    details.forEach((each, at) => (each.open = place.open[at] ?? each.open));
  window.scrollTo({ top: place.top, behavior: "instant" });
}

/** An article that has been replaced stays in the page for a moment. */
function listDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll("details")].filter(
    (each) => each.closest("[data-leaving]") === null,
  );
}
