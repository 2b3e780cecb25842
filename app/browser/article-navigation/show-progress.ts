import type { InterfaceText } from "~/domain/text/strings";

/** Most documents are there sooner, on a phone too, and a line that appears is a paint before theirs. */
const LINE_MILLISECONDS = 200;
const TEXT_MILLISECONDS = 1000;
/** The line of ui/navigation-progress. */
const LINE = "[data-loading-line]";

/** Ends what is shown for the document that is being loaded. */
let end = () => {};

/**
 * Shows that a document is being loaded, instead of one that it overtakes; the returned function ends it, and
 * is not to be called after that.
 */
export function showProgress(text: InterfaceText): () => void {
  end();
  const line = document.querySelector(LINE);
  // Title to put back: the former document's, or the next one's when its top has arrived.
  let title = "";
  const loadingTitle = text("loading-title");
  const lineTimer = setTimeout(() => {
    line?.setAttribute("data-loading", "true");
  }, LINE_MILLISECONDS);
  const textTimer = setTimeout(() => {
    title = document.title;
    document.title = loadingTitle;
    if (line) line.textContent = text("loading-document");
  }, TEXT_MILLISECONDS);
  return (end = () => {
    clearTimeout(lineTimer);
    clearTimeout(textTimer);
    line?.removeAttribute("data-loading");
    if (line) line.textContent = "";
    if (document.title === loadingTitle) document.title = title;
  });
}
