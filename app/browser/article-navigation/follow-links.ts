import type { InterfaceText } from "~/domain/text/strings";
import { enhancePage, leavePage } from "../behaviours";
import { findPlainLink } from "../client-links/find-plain-link";
import { isClientLink } from "../client-links/is-client-link";
import { mayPrefetch } from "../client-links/may-prefetch";
import { notePage } from "../hydration/follow-history";
import { READER_KEY } from "../whoami/reader-trace";
import { findEntry } from "../sidebar-current";
import { ARTICLE_CHANGED, type ChangedArticle } from "./article-changed";
import { loadPart, reloadPart } from "./load-part";
import { findNavigation, type NavigateEvent } from "./navigation-api";
import { showProgress } from "./show-progress";

/** A pointer that only passes over a link leaves it sooner. */
const PREFETCH_DELAY_MILLISECONDS = 65;

/** Aborted for good when the router takes over, be it before the first link is followed. */
const following = new AbortController();
let hasMoved = false;
/** Counts navigations, because a later one overtakes those that still load. */
let latest = 0;

/**
 * Shows documents of the sidebar in place: their articles alone are loaded, and another sidebar where
 * they have one, as soon as the reader points at a link. Browsers without the Navigation API load pages,
 * because they restore the scroll position of an earlier document before it is there.
 */
export function followArticleLinks(text: InterfaceText): void {
  const navigation = findNavigation();
  const { signal } = following;
  // The reader may use a marked element while the texts of the page still load.
  if (!navigation || signal.aborted) return;
  document.addEventListener("click", (event) => followClick(event, text), { signal });
  const options = { signal, passive: true };
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, loadAhead, options);
  document.addEventListener("pointerout", stopWaiting, options);
  addEventListener("storage", handleStorage, { signal });
  document.addEventListener(ARTICLE_CHANGED, (event) => handleChange(event, text), {
    signal,
  });
  navigation.addEventListener("navigate", (event) => traverse(event, text), { signal });
}

/**
 * Leaves links to the router, before hydration. False, and nothing changes, when the page is no
 * longer the one that the server has rendered.
 */
export function stopFollowing(): boolean {
  if (!hasMoved) following.abort();
  return !hasMoved;
}

/** A reader has signed in or out in another tab: the next page has to be the server's. */
function handleStorage({ key }: StorageEvent): void {
  if (key === READER_KEY) following.abort();
}

function followClick(event: MouseEvent, text: InterfaceText): void {
  const link = findPlainLink(event);
  if (!link || !isListed(link)) return;
  event.preventDefault();
  void open(new URL(link.href), text);
}

async function open(url: URL, text: InterfaceText): Promise<void> {
  const isShown = await load(url, text, {
    commit: () => {
      history.pushState(null, "", url);
    },
  });
  if (isShown === false) location.assign(url);
  if (isShown !== true) return;
  const target =
    url.hash && document.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: "instant" });
}

/** The browser restores the scroll position when the handler is done. */
function traverse(event: NavigateEvent, text: InterfaceText): void {
  const { navigationType, canIntercept, hashChange, destination } = event;
  const url = new URL(destination.url);
  const isOther = url.pathname !== location.pathname && !hashChange;
  if (navigationType !== "traverse" || !canIntercept || !destination.sameDocument) return;
  if (!isOther) return;
  event.intercept({
    focusReset: "manual",
    async handler() {
      if ((await load(url, text)) === false) location.reload();
    },
  });
  notePage(url);
}

/** Shows the document of this page anew, where the reader is. */
function handleChange(event: CustomEvent<ChangedArticle>, text: InterfaceText): void {
  event.preventDefault();
  const { onShown, onFailure } = event.detail;
  void load(new URL(location.href), text, { onShown }).then((isShown) => {
    if (isShown === false) onFailure();
  });
}

/** False when the document can't be shown in place; null when another navigation came later. */
async function load(
  url: URL,
  text: InterfaceText,
  { commit, onShown }: { commit?: () => void } & Partial<ChangedArticle> = {},
): Promise<boolean | null> {
  const turn = ++latest;
  const finish = showProgress(text);
  const [code, html] = await Promise.all([
    loadCode(),
    (onShown ? reloadPart : loadPart)(url.pathname),
  ]);
  const part = code && html !== null ? await code.readPart(html) : null;
  finish();
  if (turn !== latest) return null;
  // React has begun to run the page meanwhile: the browser loads the one that was asked for.
  if (following.signal.aborted || !code || !part) return false;
  leavePage();
  // Before anything changes, because the browser notes the scroll position now.
  commit?.();
  const rest = code.showPart(part, url.pathname, commit !== undefined && !url.hash);
  hasMoved = true;
  notePage(url);
  const content = document.getElementById("content");
  if (!url.hash && !onShown) content?.focus({ preventScroll: true });
  onShown?.(part);
  const isShown = () => document.getElementById("content") === content;
  code.takeSteps(rest, isShown, () => {
    enhancePage(text);
  });
  void code.showSidebar(part, url.pathname, text, isShown);
  return true;
}

/** Code that pages need from their second article on; null when it can't be loaded. */
function loadCode() {
  return import("./show-part").catch(() => null);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function loadAhead({ type, target }: Event): void {
  stopWaiting();
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !mayPrefetch() || !isListed(link)) return;
  const delay = type === "pointerdown" ? 0 : PREFETCH_DELAY_MILLISECONDS;
  const start = () => void loadLink(link.pathname);
  if (delay === 0) start();
  else timer = setTimeout(start, delay);
}

async function loadLink(path: string): Promise<void> {
  const [code, html] = await Promise.all([loadCode(), loadPart(path, { isAhead: true })]);
  if (html !== null) code?.loadRestAhead(html, path);
}

function stopWaiting(): void {
  clearTimeout(timer);
}

/** Other documents are rarely near: the browser loads their pages. */
function isListed(link: HTMLAnchorElement): boolean {
  return (
    isClientLink(new URL(link.href), new URL(location.href)) &&
    findEntry(link.pathname) !== null
  );
}
