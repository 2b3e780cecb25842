/** The route whose data a client navigation to a document asks for. */
const DOCUMENT_ROUTE = "routes/$locale.docs.$";

/**
 * The addresses that the router will ask when it shows a document: they have to be spelled as the
 * router spells them, or the browser would not recognize what it has.
 *
 * @param path Encoded path of the document, without query and fragment.
 * @param version Of the routes' manifest; null when there is none.
 */
export function listPrefetchUrls(path: string, version: string | null): string[] {
  const page = path.replace(/\/$/, "");
  const data = `${page}.data?${new URLSearchParams({ _routes: DOCUMENT_ROUTE }).toString()}`;
  if (version === null) return [data];
  return [data, `/__manifest?${new URLSearchParams({ p: page, version }).toString()}`];
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
