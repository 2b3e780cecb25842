import type { Document } from "../documents/document";

/** List pages match nearly every query and are never the wanted result. */
const LIST_PAGE = /\/Index$/;

/** Whether the site's own search includes a page. */
export function isSearchable({
  mdn_url,
  noIndexing,
}: Pick<Document, "mdn_url" | "noIndexing">): boolean {
  return !noIndexing && !LIST_PAGE.test(mdn_url);
}
