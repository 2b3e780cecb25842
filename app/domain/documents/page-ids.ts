/**
 * Reserved ids of the page around the article, used by scripts, labels and skip links.
 * The same id in a document gets a numeric suffix.
 */
export const PAGE_IDS: ReadonlySet<string> = new Set([
  "article-actions",
  "article-actions-button",
  "article-body",
  "code-choice",
  "collections-upgrade",
  "content",
  "feedback",
  "feedback-title",
  "footer",
  "hydration-data",
  "languages-switcher-button",
  "main-menu",
  "not-found-search",
  "page-choice",
  "page-data",
  "play-queue",
  "save-menu-title",
  "shortcuts",
  "sidebar-body",
  "sidebar-filter",
  "sidebar-quicklinks",
  "theme-choice",
  "toc-column",
  "toc-title",
  "top-nav-search",
]);

/** Id in an article, for the same id in its source. */
export function toArticleId(id: string): string {
  return PAGE_IDS.has(id) ? `${id}_2` : id;
}
