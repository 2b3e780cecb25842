/** Ids of the page around the article, which scripts and skip links look for. */
export const PAGE_IDS: ReadonlySet<string> = new Set([
  "article-body",
  "content",
  "languages-switcher-button",
  "main-menu",
  "sidebar-body",
  "sidebar-quicklinks",
  "toc-column",
  "toc-title",
]);
