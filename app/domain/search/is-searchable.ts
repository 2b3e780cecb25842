import type { Document } from "../documents/document";

/** Lists of pages find what everybody looks for, and are never what they look for. */
const LIST_PAGE = /\/Index$/;

/** Whether the site's own search finds a page. */
export function isSearchable({
  mdn_url,
  noIndexing,
}: Pick<Document, "mdn_url" | "noIndexing">): boolean {
  return !noIndexing && !LIST_PAGE.test(mdn_url);
}
