import { DOCUMENT_DATA_QUERY } from "~/domain/site/document-routes";

/**
 * URL that the router will request for a document. It must match the router's exactly, or
 * the browser would not use the prefetched response.
 * @param path Encoded path of the document, without query and fragment.
 */
export function toPrefetchUrl(path: string): string {
  const page = path.replace(/\/$/, "");
  return `${page}.data${DOCUMENT_DATA_QUERY}`;
}
