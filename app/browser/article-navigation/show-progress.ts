import type { InterfaceText } from "~/domain/text/strings";

/** Most documents are there sooner, on a phone too, and a line that appears is a paint before theirs. */
const LINE_MILLISECONDS = 200;
const TEXT_MILLISECONDS = 1000;
/** The line of ui/navigation-progress. */
const LINE = "[data-loading-line]";

/** Counts documents, because a later one is still being loaded when an overtaken one arrives. */
let latest = 0;
/** Title to put back: the former document's, or the next one's when its top has arrived. */
let title = "";

/** Shows that a document is being loaded; the returned function ends it. */
export function showProgress(text: InterfaceText): () => void {
  const turn = ++latest;
  const line = document.querySelector(LINE);
  const loadingTitle = text("loading-title");
  const lineTimer = setTimeout(() => {
    line?.setAttribute("data-loading", "true");
  }, LINE_MILLISECONDS);
  const textTimer = setTimeout(() => {
    if (document.title !== loadingTitle) title = document.title;
    document.title = loadingTitle;
    if (line) line.textContent = text("loading-document");
  }, TEXT_MILLISECONDS);
  return () => {
    clearTimeout(lineTimer);
    clearTimeout(textTimer);
    if (turn !== latest) return;
    line?.removeAttribute("data-loading");
    if (line) line.textContent = "";
    if (document.title === loadingTitle) document.title = title;
  };
}
