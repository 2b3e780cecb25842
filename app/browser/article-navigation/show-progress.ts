import type { InterfaceText } from "~/domain/text/strings";

const DELAY_MILLISECONDS = 1000;
/** The line of ui/navigation-progress. */
const LINE = "[data-loading-line]";

/** Shows that a document is being loaded; the returned function ends it. */
export function showProgress(text: InterfaceText): () => void {
  const line = document.querySelector(LINE);
  const { title } = document;
  const loadingTitle = text("loading-title");
  line?.setAttribute("data-loading", "true");
  const timer = setTimeout(() => {
    document.title = loadingTitle;
    if (line) line.textContent = text("loading-document");
  }, DELAY_MILLISECONDS);
  return () => {
    clearTimeout(timer);
    line?.removeAttribute("data-loading");
    if (line) line.textContent = "";
    if (document.title === loadingTitle) document.title = title;
  };
}
