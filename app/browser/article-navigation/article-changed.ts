/**
 * Event on the document that asks for its article anew. A page that shows articles in place cancels the
 * event; any other has to be loaded again.
 */
export const ARTICLE_CHANGED = "article-changed";

/** Detail of the event. */
export interface ChangedArticle {
  /** Called with the loaded part after its article is in the page. */
  onShown(part: Document): void;
  /** Called when the article can't be shown in place. */
  onFailure(): void;
}

declare global {
  interface DocumentEventMap {
    [ARTICLE_CHANGED]: CustomEvent<ChangedArticle>;
  }
}
