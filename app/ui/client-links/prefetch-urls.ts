/** The route whose data a client navigation to a document asks for. */
const DOCUMENT_ROUTE = "routes/$locale.docs.$";

/**
 * The address that the router will ask when it shows a document: it has to be spelled as the
 * router spells it, or the browser would not recognize what it has.
 *
 * @param path Encoded path of the document, without query and fragment.
 */
export function toPrefetchUrl(path: string): string {
  const page = path.replace(/\/$/, "");
  return `${page}.data?${new URLSearchParams({ _routes: DOCUMENT_ROUTE }).toString()}`;
}

export interface ConnectionFacts {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched on suspicion for readers who save data or have a slow line. */
export function mayPrefetch(connection: ConnectionFacts | undefined): boolean {
  const isSlow = connection?.effectiveType?.endsWith("2g") ?? false;
  return connection?.saveData !== true && !isSlow;
}
