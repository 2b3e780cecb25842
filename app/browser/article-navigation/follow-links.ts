import type { InterfaceText } from "~/domain/text/strings";
import { findPlainLink, isClientLink } from "../client-links/find-plain-link";
import { prefetchLink } from "../client-links/prefetch-hint";
import { mayPrefetch } from "../may-prefetch";
import { notePage } from "../hydration/follow-history";
import { findEntry } from "../sidebar/sidebar-current";
import { READER_KEY } from "../whoami/reader-trace";
import { ARTICLE_CHANGED, type ChangedArticle } from "./article-changed";
import { loadPart, reloadPart } from "./load-part";
import { showProgress } from "./show-progress";
import { findAround } from "../find-around";

/** A pointer that only passes over a link leaves it sooner. A page is several times as large as a part. */
const PART_DELAY_MILLISECONDS = 65;
export const PAGE_DELAY_MILLISECONDS = 200;

/** Shorter than `parseDocUrl`, because every page loads it. */
const DOCUMENT_PATH = /^\/[^/]+\/docs\/./;

/** Aborted for good when the next page has to be the server's. */
const following = new AbortController();
/** Counts navigations, because a later one overtakes those that still load. */
let latest = 0;

/**
 * Shows documents of the sidebar in place: their articles alone are loaded, and another sidebar where
 * they have one, as soon as the reader points at a link. Browsers without the Navigation API load pages,
 * because they restore the scroll position of an earlier document before it is there.
 */
export function followArticleLinks(text: InterfaceText): void {
  const options = { signal: following.signal };
  const navigation = findNavigation();
  if (!navigation) return;
  document.addEventListener("click", (event) => followClick(event, text), options);
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, loadAhead, options);
  document.addEventListener("pointerout", stopWaiting, options);
  addEventListener("storage", handleStorage, options);
  document.addEventListener(
    ARTICLE_CHANGED,
    (event) => handleChange(event, text),
    options,
  );
  navigation.addEventListener("navigate", (event) => traverse(event, text), options);
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
  const commit = () => {
    history.pushState(null, "", url);
  };
  // The browser replaces the entry of its history where the address is that of the page already.
  if ((await load(url, text, { commit })) === false) location.assign(url);
}

/** The browser restores the scroll position when the handler is done. */
function traverse(event: NavigateEvent, text: InterfaceText): void {
  const { navigationType, canIntercept, hashChange, destination } = event;
  const url = new URL(destination.url);
  const isOther = url.pathname !== location.pathname && !hashChange;
  if (navigationType !== "traverse" || !canIntercept || !destination.sameDocument) return;
  // React may have shown another kind of page here, before this one was loaded.
  if (!isOther || !DOCUMENT_PATH.test(url.pathname)) return;
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

interface LoadOptions extends Partial<ChangedArticle> {
  /** Makes the address that of the document; missing where the browser has done so. */
  commit?: () => void;
}

/** False when the document can't be shown in place; null when another navigation came later. */
async function load(
  url: URL,
  text: InterfaceText,
  options: LoadOptions = {},
): Promise<boolean | null> {
  const turn = ++latest;
  const isOvertaken = () => turn !== latest;
  const finish = showProgress(text);
  const loading = (options.onShown ? reloadPart : loadPart)(url.pathname);
  const code = await loadCode();
  if (code)
    return code.showArticle({
      ...options,
      url,
      text,
      loading,
      finish,
      signal: following.signal,
      isOvertaken,
    });
  // A page is loaded then, and its progress stays in sight.
  return isOvertaken() ? null : false;
}

/** Code that pages need from their second article on; null when it can't be loaded. */
function loadCode() {
  return import("./show-article").catch(() => null);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function loadAhead({ type, target }: Event): void {
  stopWaiting();
  const link = findAround<HTMLAnchorElement>(target, "a[href]");
  if (!link || !mayPrefetch()) return;
  const load = () => void loadLink(link.pathname);
  if (!isListed(link)) timer = setTimeout(prefetchLink, PAGE_DELAY_MILLISECONDS, link);
  else if (type === "pointerdown") load();
  else timer = setTimeout(load, PART_DELAY_MILLISECONDS);
}

async function loadLink(path: string): Promise<void> {
  const { whole } = loadPart(path, { isAhead: true });
  const [code, html] = await Promise.all([loadCode(), whole]);
  if (html) code?.loadRestAhead(html, path);
}

function stopWaiting(): void {
  clearTimeout(timer);
}

/** Other documents are rarely near: the browser loads their pages. */
function isListed(link: HTMLAnchorElement): boolean {
  return isClientLink(link, location) && findEntry(link.pathname) !== null;
}

/** Navigation API, as far as it is used; missing from TypeScript's DOM types. */
interface NavigateEvent extends Event {
  readonly navigationType: "push" | "replace" | "reload" | "traverse";
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  intercept(options: { handler: () => Promise<void>; focusReset: "manual" }): void;
}

interface Navigation {
  addEventListener(
    type: "navigate",
    listener: (event: NavigateEvent) => void,
    options: { signal: AbortSignal },
  ): void;
}

/** Null in older browsers. */
function findNavigation(): Navigation | null {
  const { navigation } = window as { navigation?: Navigation };
  return navigation ?? null;
}
