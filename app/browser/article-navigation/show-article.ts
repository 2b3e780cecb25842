import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "../after-paint";
import { announce } from "../announce";
import { enhancePage, leavePage } from "../behaviours";
import { takeSteps, type Steps } from "../idle-steps";
import { notePage } from "../hydration/follow-history";
import type { LoadingPart } from "./load-part";
import { notePlace, returnToPlace } from "./noted-places";
import { readPart, readTop, showPart, showRest, showSidebar, showTop } from "./show-part";

export { loadRestAhead } from "./show-part";

/** A document on its way into the page of another. */
export interface Visit {
  url: URL;
  text: InterfaceText;
  loading: LoadingPart;
  /** Ends the display of its progress, which a later navigation has done already. */
  finish: () => void;
  /** Makes the address that of the document; missing where the browser has done so. */
  commit?: () => void;
  /** Given for the document that the page has already, whose readers stay where they are. */
  onShown?: (part: Document) => void;
  /** Another navigation came later. */
  isOvertaken: () => boolean;
  /** Aborted once pages have to be loaded. */
  signal: AbortSignal;
}

/**
 * Shows a document in place: its top before the rest, for readers who begin there. False when it can't
 * be shown; null when another navigation came later, and when the former document stays because a gateway
 * timed out (content areas, 4).
 */
export async function showArticle(visit: Visit): Promise<boolean | null> {
  const { url, text, loading, onShown } = visit;
  const hasTop = await showTopFirst(visit);
  const html = await loading.whole;
  const part = await readPart(html);
  if (visit.isOvertaken()) return null;
  visit.finish();
  if (html === "" && visit.commit) return null;
  if (!part || visit.signal.aborted) return false;
  const steps = hasTop
    ? showRest(part)
    : put(visit, () => showPart(part, url.pathname, startsAtTop(visit)));
  const isShown = watchArticle();
  onShown?.(part);
  const enhance = () => {
    enhancePage(text);
  };
  takeSteps([...steps, enhance], isShown);
  void showSidebar(part, url.pathname, text, isShown);
  return true;
}

/** Resolves after the paint of the article's top; false when the whole has to come first. */
async function showTopFirst(visit: Visit): Promise<boolean> {
  if (!startsAtTop(visit)) return false;
  const top = await readTop(await visit.loading.top);
  if (!top || visit.isOvertaken() || visit.signal.aborted) return false;
  const steps = put(visit, () => showTop(top, visit.url.pathname));
  takeSteps(steps, watchArticle());
  await afterPaint();
  return true;
}

/** Tells whether the article of this moment is still there. */
function watchArticle(): () => boolean {
  const content = document.getElementById("content");
  return () => document.getElementById("content") === content;
}

/** Anywhere else, positions have to be exact. */
function startsAtTop({ url, commit }: Visit): boolean {
  return commit !== undefined && url.hash === "";
}

function put({ url, commit, onShown }: Visit, show: () => Steps): Steps {
  leavePage();
  if (commit) notePlace();
  // Before anything changes, because the browser notes the scroll position now.
  commit?.();
  const { body } = document;
  const isBack = !commit && !onShown;
  // A shorter document would be scrolled to its end, after which Chromium restores no position.
  body.style.minHeight = isBack ? `${body.scrollHeight}px` : "";
  const steps = show();
  notePage(url);
  if (!onShown) {
    // Screen readers do it for a page that is loaded alone.
    announce(document.title);
    if (!url.hash) document.getElementById("content")?.focus({ preventScroll: true });
  }
  if (commit) scrollToTarget(url);
  if (isBack) returnToPlace();
  const freeHeight = () => {
    body.style.minHeight = "";
  };
  return [freeHeight, ...steps];
}

/** The browser leads to a fragment, with `:target` and the place where the Tab key goes on. */
function scrollToTarget({ hash }: URL): void {
  scrollTo({ top: 0, behavior: "instant" });
  if (hash) location.replace(hash);
}
